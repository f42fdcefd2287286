import {
  type EntityRef,
  type Game,
  type MatchState,
  type Reader,
  sayInPieces,
  speakerFor,
  type Text,
} from '@tabard/engine';
import type { ReactNode } from 'react';
import { knownDef } from './faces.ts';
import { peekProps, showLarge } from './peek.tsx';
import './rich.css';

/** A sentence in which names of things open previews. */
export function richText(game: Game, state: MatchState, reader: Reader, text: Text): ReactNode[] {
  return sayInPieces(speakerFor(game, state, reader), text).map((piece, at) =>
    piece.entity ? nameNode(state, piece.entity, piece.text, at) : piece.text,
  );
}

function nameNode(state: MatchState, { kind, id }: EntityRef, name: string, at: number): ReactNode {
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
