import type { EntityRef } from '@tabard/engine';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Offered } from '../../table/board.ts';
import { usePeek } from '../../table/peek.tsx';
import { type Choices, choicesAt } from './choices.ts';
import { type Sitting, useSitting } from './sitting.ts';
import { WhyNot } from './why-not.tsx';

interface ThingProps {
  readonly entity?: EntityRef;
  readonly name: string;
  /** What else a screen reader is told: `spun`, `Combat 4`. */
  readonly state?: readonly string[];
  readonly also?: readonly Offered[];
  /** A click does this when there is nothing to choose. */
  onOpen?(): void;
  /** The card that is seen here, and its zone: a card that comes to another zone travels there. */
  readonly lies?: { readonly card: number; readonly where: string };
  /** What cards come from and go to without lying there face up: a deck, a seat. */
  readonly spot?: string;
  readonly className?: string;
  children(choices: Choices): ReactNode;
}

/** Anything on the table: it glows when it can be chosen, says why when not, and shows itself large. */
export function Thing({
  entity,
  name,
  state = [],
  also,
  onOpen,
  lies,
  spot,
  className,
  children,
}: ThingProps) {
  const sitting = useSitting();
  const ref = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const choices = choicesAt(sitting, entity, also);
  const peeks = isCard(entity) ? sitting.peek(entity) : undefined;
  const onClick = (event: MouseEvent) => {
    setNear(false);
    act(sitting, choices, event.currentTarget, { entity, name, onOpen });
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`omega-thing ${className ?? ''}`}
        data-light={choices.light}
        aria-label={labelOf(sitting, name, state, choices)}
        data-card={lies?.card}
        data-where={lies?.where}
        data-spot={spot}
        {...peeks}
        onClick={onClick}
        onMouseEnter={() => setNear(true)}
        onMouseLeave={() => setNear(false)}
        onFocusCapture={(event) => setNear(event.currentTarget.matches(':focus-visible'))}
        onBlurCapture={() => setNear(false)}
      >
        {children(choices)}
      </button>
      {isNear && choices.refused.length > 0 && choices.options.length === 0 && (
        <WhyNot anchor={ref.current} refused={choices.refused} />
      )}
    </>
  );
}

/** Cards can be shown large; seats and decks cannot. */
function isCard(entity: EntityRef | undefined): entity is EntityRef {
  return entity?.kind === 'card' && entity.id >= 0;
}

interface Touched {
  readonly entity: EntityRef | undefined;
  readonly name: string;
  onOpen?(): void;
}

/** A click chooses, opens a short menu when there are several, and else shows the thing large. */
function act(sitting: Sitting, choices: Choices, element: Element, { entity, name, onOpen }: Touched): void {
  const { options, refused, isDirect } = choices;
  const anchor = element.getBoundingClientRect();
  if (isDirect) sitting.choose(options[0].option);
  else if (options.length) sitting.openMenu({ anchor, title: name, entity, options, refused });
  else if (onOpen) onOpen();
  else if (isCard(entity)) usePeek.getState().show({ entity, anchor, stays: true });
}

function labelOf(sitting: Sitting, name: string, state: readonly string[], choices: Choices): string {
  const { words } = sitting;
  const parts = [[name, ...state.filter(Boolean)].join(', ')];
  const can = choices.options.map(({ label }) => label);
  if (can.length) parts.push(words('can-do', [...new Set(can)].join('; ')));
  else if (choices.refused.length) parts.push(words('cannot-do', choices.refused[0].reason));
  return parts.join('. ');
}
