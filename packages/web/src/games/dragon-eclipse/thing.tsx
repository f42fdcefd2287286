import type { EntityRef } from '@tabard/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { Offered, Refused } from '../../table/board.ts';
import { usePeek } from '../../table/peek.tsx';
import { type Sitting, useSitting } from './sitting.ts';

/** What a thing offers at this moment. */
export interface Choices {
  readonly options: readonly Offered[];
  readonly refused: readonly Refused[];
  readonly light: 'lit' | 'refused' | 'none';
}

/** What may be done with a thing, whichever way it is spoken of: as a space, as a target, as a card. */
export function choicesAt({ offers }: Sitting, entities: readonly EntityRef[]): Choices {
  const options = [...new Set(entities.flatMap((entity) => offers.at(entity)))];
  const refused = [...new Set(entities.flatMap((entity) => offers.refusedAt(entity)))];
  return { options, refused, light: options.length ? 'lit' : refused.length ? 'refused' : 'none' };
}

interface ThingProps {
  /** The ways in which options may speak of it. */
  readonly entities: readonly EntityRef[];
  readonly name: string;
  /** What else a screen reader is told. */
  readonly state?: readonly string[];
  /** What a look at it shows large. */
  readonly shows?: EntityRef;
  /** What is drawn on the Arena while it is looked at: an option's key. */
  readonly aim?: string;
  /** A click does this when there is nothing to choose. */
  onOpen?(): void;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Reached by Tab too, not by arrows alone. */
  readonly isStop?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  children?(choices: Choices): ReactNode;
}

/** Anything on the table: it glows when it can be chosen, says why when not, and shows itself large. */
export function Thing(props: ThingProps) {
  const { entities, name, state = [], shows, aim, className, style, isStop = true, data, children } = props;
  const sitting = useSitting();
  const choices = choicesAt(sitting, entities);
  return (
    <button
      type="button"
      className={`eclipse-thing ${className ?? ''}`}
      style={style}
      data-light={choices.light}
      data-aim={aim}
      aria-label={labelOf(sitting, name, state, choices)}
      tabIndex={isStop || choices.light === 'lit' ? 0 : -1}
      {...data}
      {...(shows ? sitting.peek(shows) : undefined)}
      onClick={({ currentTarget }) => act(sitting, props, choices, currentTarget)}
    >
      {children?.(choices)}
    </button>
  );
}

/** A click chooses, asks which of several, says why not, and else shows the thing large. */
function act(
  sitting: Sitting,
  { entities, shows, onOpen }: ThingProps,
  { options, refused }: Choices,
  element: Element,
): void {
  const asked = entities.find((entity) => sitting.offers.at(entity).length > 0);
  const denied = entities.find((entity) => sitting.offers.refusedAt(entity).length > 0);
  if (options.length === 1 && options[0].about.length === 1) sitting.choose(options[0].option);
  else if (asked) sitting.pick(asked);
  else if (onOpen) onOpen();
  else if (denied && refused.length) sitting.pick(denied);
  else if (shows)
    usePeek.getState().show({ entity: shows, anchor: element.getBoundingClientRect(), stays: true });
}

function labelOf({ words }: Sitting, name: string, state: readonly string[], choices: Choices): string {
  const told = [name, ...state.filter(Boolean)].map((part) => part.replace(/\.$/, ''));
  const parts = [told.join(', ')];
  const can = choices.options.map(({ label }) => label.replace(/\.$/, ''));
  if (can.length) parts.push(words('can-do', [...new Set(can)].join('; ')));
  else if (choices.refused.length) parts.push(words('cannot-do', choices.refused[0].reason));
  return parts.join('. ');
}
