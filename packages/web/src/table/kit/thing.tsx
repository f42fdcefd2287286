import type { EntityRef } from '@tabard/engine';
import { type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Offered, Refused } from '../board.ts';
import { usePeek } from '../peek.tsx';
import { type BoardContext, useBoardContext } from './board-context.ts';
import { type Choices, choicesAt } from './choices.ts';
import { type OpenMenu, useOpenMenu } from './option-menu.tsx';
import { isFirstTap } from './two-taps.ts';
import { NearNotes } from './why-not.tsx';
import { semicolon } from './words.ts';
import './thing.css';

export interface ThingProps {
  /** References by which options may name it; empty if it can only be viewed. */
  readonly refs?: readonly EntityRef[];
  readonly name: string;
  /** Further text for screen readers: `spun`, `Combat 4`. */
  readonly state?: readonly string[];
  /** A longer description for screen readers. */
  readonly description?: string;
  /** Lines of its tooltip; the first is its name. */
  readonly tip?: readonly string[];
  /** Options without a reference that belong here. */
  readonly also?: readonly Offered[];
  /** Content of its preview. */
  readonly shows?: EntityRef;
  /** Click action when there is nothing to choose. */
  onOpen?(): void;
  /** The visible card and its zone: a card that changes zones is animated. */
  readonly lies?: { readonly card: number; readonly where: string };
  /** Spot from or to which cards travel without lying there face up: a deck, a seat. */
  readonly spot?: string;
  /** Option key for boards that draw the effect of a hovered option in advance. */
  readonly aim?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** In the Tab order even while it has no options; otherwise reached by arrows only. */
  readonly isStop?: boolean;
  /** Whether it shows itself why it cannot be used. */
  readonly tellsWhy?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  children?(choices: Choices): ReactNode;
}

const NO_REFS: readonly EntityRef[] = [];
const NO_TIP: readonly string[] = [];
const NONE_REFUSED: readonly Refused[] = [];

/** Anything on the table: glows if it can be chosen, explains if not, and has a preview. */
export function Thing(props: ThingProps) {
  const {
    refs = NO_REFS,
    name,
    state = [],
    also,
    shows,
    lies,
    spot,
    aim,
    isStop = true,
    data,
    tip = NO_TIP,
  } = props;
  const board = useBoardContext();
  const openMenu = useOpenMenu();
  const ref = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const choices = choicesAt(board, refs, also);
  const onClick = ({ currentTarget, nativeEvent }: MouseEvent) => {
    setNear(tip.length > 0 && choices.light !== 'lit');
    const isFirst = isFirstTap(nativeEvent, `${board.decision?.n} ${name} ${refs.map(({ id }) => id)}`);
    const isDirect = choices.isDirect && !isFirst;
    const anchor = currentTarget.getBoundingClientRect();
    act(board, { ...choices, isDirect }, props, { anchor, openMenu });
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`thing ${props.className ?? ''}`}
        style={props.style}
        data-light={choices.light}
        aria-label={labelOf(board, name, state, choices)}
        aria-description={props.description}
        tabIndex={isStop || choices.light === 'lit' ? 0 : -1}
        data-card={lies?.card}
        data-where={lies?.where}
        data-spot={spot}
        data-aim={aim}
        data-offers={keysOf(choices.options)}
        {...data}
        {...(shows && board.peek(shows))}
        onClick={onClick}
        onMouseEnter={() => setNear(true)}
        onMouseLeave={() => setNear(false)}
        onFocusCapture={({ currentTarget }) => setNear(currentTarget.matches(':focus-visible'))}
        onBlurCapture={() => setNear(false)}
      >
        {props.children?.(choices)}
      </button>
      {isNear && (
        <NearNotes
          anchor={ref.current}
          tip={tip}
          refused={!props.tellsWhy && choices.light === 'refused' ? choices.refused : NONE_REFUSED}
        />
      )}
    </>
  );
}

/** Its answers as `,pass,play 41 7,`: a click gives the only one or opens a menu of them. */
function keysOf(options: readonly Offered[]): string | undefined {
  return options.length > 0 ? `,${options.map(({ key }) => key).join()},` : undefined;
}

interface Click {
  readonly anchor: DOMRect;
  openMenu(menu: OpenMenu): void;
}

/** A click chooses, opens a menu of several options, opens the thing, explains a refusal, or opens the preview. */
function act(
  board: BoardContext,
  { options, refused, isDirect }: Choices,
  { name, shows, onOpen }: ThingProps,
  { anchor, openMenu }: Click,
): void {
  if (isDirect) board.choose(options[0].option);
  else if (options.length) openMenu({ anchor, title: name, shows, options, refused });
  else if (onOpen) onOpen();
  else if (refused.length) board.explain(refused[0]);
  else if (shows) usePeek.getState().show({ entity: shows, anchor, stays: true });
}

function labelOf(
  { words, language }: BoardContext,
  name: string,
  state: readonly string[],
  choices: Choices,
): string {
  const parts = [[name, ...state.filter(Boolean)].map(withoutStop).join(', ')];
  const can = choices.options.map(({ label }) => withoutStop(label));
  if (can.length) parts.push(words('can-do', [...new Set(can)].join(semicolon(language))));
  else if (choices.refused.length) parts.push(words('cannot-do', choices.refused[0].reason));
  return parts.join('. ');
}

function withoutStop(said: string): string {
  return said.endsWith('.') ? said.slice(0, -1) : said;
}
