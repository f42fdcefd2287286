import { defRef } from '../../../table/kit/board-context.ts';
import { Thing } from '../../../table/kit/thing.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { MystlingPanel } from '../setup/mystling-panel.tsx';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** The Mystlings that may lead a Run, each with what it can do and its own cards. */
export function RunMystlings() {
  const board = useRunBoard();
  const { content, language } = board;
  const open = offered(board);
  if (open.length === 0) return null;
  return (
    <ul className="run-mystlings">
      {open.map((def) => (
        <li key={def}>
          <MystlingPanel content={content} def={def} language={language} side="run" />
          <Thing refs={[defRef(def)]} name={nameOfDef(board, def)} className="eclipse-card run-mystling" />
        </li>
      ))}
    </ul>
  );
}

/** Those that can be chosen, then those that cannot; who waits for another sees all that are unlocked. */
function offered({ decision, offers, state }: RunBoard): readonly number[] {
  if (!decision) return state.run.sheet.mystlings;
  const verbs = [
    ...offers.all.map(({ option }) => option),
    ...offers.refused.map(({ unavailable }) => unavailable.option),
  ];
  const found = verbs.filter(({ verb }) => verb === 'take-along').map(({ refs }) => refs[0]);
  return [...new Set(found)];
}
