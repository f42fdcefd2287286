import type { CompanionFacts, MystlingDef } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { defRef } from '../../../table/kit/board-context.ts';
import { Thing } from '../../../table/kit/thing.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { ELEMENT_COLOURS, GLYPHS } from '../glyphs.ts';
import { type TaleBoard, useTaleBoard } from './tale-board.ts';

/** A Mystling of the Party with what it carries. */
export function Companion({ facts }: { facts: CompanionFacts }) {
  const board = useTaleBoard();
  const { content, tell, seats, state } = board;
  const { mystling, health, pocket } = facts;
  const def = content.defs[mystling] as MystlingDef;
  const left = health - (pocket?.damage ?? 0);
  const said = saidOf(board, facts);
  return (
    <Thing
      refs={[defRef(mystling)]}
      shows={defRef(mystling)}
      name={nameOfDef(board, mystling)}
      state={said}
      tip={[nameOfDef(board, mystling), ...said]}
      className="tale-companion"
      style={{ '--element': `var(--${ELEMENT_COLOURS[def.element]})` } as CSSProperties}
    >
      {() => (
        <>
          <span className="tale-portrait">
            <Icon name={def.picture.icon} />
          </span>
          <span className="tale-companion-name">
            {nameOfDef(board, mystling)}
            {facts.isExalted && <Icon name={GLYPHS.upgrade} label={tell('exalted')} />}
          </span>
          {pocket && (
            <span className="tale-load" aria-hidden="true">
              <span className="tale-health">
                <span style={{ inlineSize: `${(100 * left) / health}%` }} />
              </span>
              <span>
                <Icon name={GLYPHS.health} /> {left}/{health}
              </span>
              {pocket.power > 0 && (
                <span>
                  <Icon name={GLYPHS.power} /> {pocket.power}
                </span>
              )}
              {pocket.fatigue > 0 && (
                <span className="is-bad">
                  <Icon name="night-sleep" /> {pocket.fatigue}
                </span>
              )}
              {state.seats === 2 && <span>{tell('held-by', seats[pocket.seat].name)}</span>}
            </span>
          )}
        </>
      )}
    </Thing>
  );
}

function saidOf({ tell }: TaleBoard, facts: CompanionFacts): string[] {
  const { health, pocket, quest, isExalted, isGrowing } = facts;
  return [
    pocket ? tell('health', health - pocket.damage, health) : tell('party-rest'),
    pocket?.power ? tell('stored', pocket.power) : '',
    pocket?.fatigue ? tell('fatigue', pocket.fatigue) : '',
    isExalted ? tell('exalted') : '',
    isGrowing ? tell('growing') : '',
    quest ? tell('quest', quest) : '',
  ].filter(Boolean);
}
