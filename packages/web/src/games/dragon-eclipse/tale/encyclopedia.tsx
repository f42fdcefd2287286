import { essenceToTame, type MystlingDef } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { ELEMENT_COLOURS } from '../glyphs.ts';
import { type TaleBoard, useTaleBoard } from './tale-board.ts';

/** The Mystlings that were met, and what has become of each; the others are blank. */
export function Encyclopedia() {
  const board = useTaleBoard();
  const { content, state, tell } = board;
  const all = content.defs.flatMap((def, i) => (def.type === 'mystling' ? [{ def, i }] : []));
  const { met } = state.tale;
  return (
    <>
      <p>{tell('enc-count', met.length, all.length)}</p>
      <ul className="tale-encyclopedia">
        {all.map(({ def, i }) => (
          <li
            key={i}
            data-met={met.includes(i) ? '' : undefined}
            style={
              { '--element': `var(--${ELEMENT_COLOURS[(def as MystlingDef).element]})` } as CSSProperties
            }
          >
            <span className="tale-portrait">{met.includes(i) ? <Icon name={def.picture.icon} /> : '?'}</span>
            {met.includes(i) && (
              <span>
                <b>{nameOfDef(board, i)}</b>
                <small>{fateOf(board, i)}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function fateOf({ state, tell }: TaleBoard, mystling: number): string {
  const { party, tamed, random } = state.tale;
  if (party.includes(mystling)) return tell('enc-party');
  if (tamed.includes(mystling)) return tell('enc-tamed');
  return random.includes(mystling) ? tell('enc-roams', essenceToTame(state, mystling)) : tell('enc-met');
}
