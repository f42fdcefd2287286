import { type Game, type MatchState, type Reader, say, speakerFor, type Text } from '@tabard/engine';
import type { ReactNode } from 'react';
import { knownDef } from './faces.ts';
import { peekProps, showLarge } from './peek.tsx';
import './rich.css';

// Marks around a name, which no text contains; they let a finished sentence be taken apart again.
const OPEN = '\u{E000}';
const MIDDLE = '\u{E001}';
const CLOSE = '\u{E002}';
const NAME = new RegExp(`${OPEN}([^${MIDDLE}]*) (-?\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** A sentence in which the names of things show them large. */
export function richText(game: Game, state: MatchState, reader: Reader, text: Text): ReactNode[] {
  const speaker = speakerFor(game, state, reader);
  const marked = say(
    {
      ...speaker,
      nameOf: (entity) => `${OPEN}${entity.kind} ${entity.id}${MIDDLE}${speaker.nameOf(entity)}${CLOSE}`,
    },
    text,
  );
  // Kind, number and name stand between the plain parts.
  const parts = marked.split(NAME);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 4) {
    if (parts[at]) nodes.push(parts[at]);
    if (at + 3 < parts.length)
      nodes.push(nameNode(state, parts[at + 1], Number(parts[at + 2]), parts[at + 3], at));
  }
  return nodes;
}

function nameNode(state: MatchState, kind: string, id: number, name: string, at: number): ReactNode {
  const isCard = (kind === 'card' && knownDef(state, id) !== undefined) || (kind === 'def' && id >= 0);
  if (!isCard) return kind === 'seat' ? <b key={at}>{name}</b> : name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot break across lines
    <span
      key={at}
      role="button"
      tabIndex={0}
      className="rich-name"
      {...peekProps({ kind, id })}
      onClick={() => showLarge({ kind, id })}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && showLarge({ kind, id })}
    >
      {name}
    </span>
  );
}
