import { type TestFacts, testFacts } from '@tabard/dragon-eclipse';
import { SumLine, stepsOf } from '../../../table/kit/sum.tsx';
import { useBuiltUp } from '../../../table/kit/use-built-up.ts';
import { OtherAnswers } from './answers.tsx';
import { HeldFace } from './held.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';
import { TestTable } from './test-table.tsx';

/** A Test: cards in a row, their sum, and the table with the row they have come to. */
export function TestRoom() {
  const { state, nameOf, tell } = useTaleBoard();
  const facts = testFacts(state);
  if (!facts) return null;
  return (
    <section className="tale-test" aria-label={tell('test')}>
      <h2>{nameOf(storyRef('test', facts.test))}</h2>
      <div className="tale-test-cards">
        <ul aria-label={tell('test-cards')}>
          {facts.revealed.map((item) => (
            <li key={item}>
              <HeldFace kind="item" id={item} />
            </li>
          ))}
        </ul>
        {facts.revealed.length === 0 && <p>{tell('test-none')}</p>}
        <Sum facts={facts} />
      </div>
      <Modifiers facts={facts} />
      <TestTable test={facts.test} rows={facts.rows} />
      <OtherAnswers />
    </section>
  );
}

/** The sum, built up card by card as they are turned. */
function Sum({ facts: { parts, revealed, misfortunes } }: { facts: TestFacts }) {
  const { tell } = useTaleBoard();
  const { shown } = useBuiltUp(stepsOf(parts), revealed.length ? `${revealed.length}` : 'at once');
  if (parts.length === 0) return null;
  return (
    <p className="tale-test-sum">
      <span>{tell('test-sum')}</span>
      <SumLine sum={parts} shown={shown} />
      {misfortunes > 0 && <span className="is-bad">{tell('test-misfortunes', misfortunes)}</span>}
    </p>
  );
}

function Modifiers({ facts: { test, modifiers } }: { facts: TestFacts }) {
  const { nameOf, tell } = useTaleBoard();
  if (modifiers.length === 0) return null;
  const stateOf = ({ isMet, isUsed, isAtEnd }: TestFacts['modifiers'][number]) =>
    isUsed ? tell('modifier-used') : isAtEnd ? tell('modifier-end') : isMet ? '' : tell('modifier-closed');
  return (
    <ul className="tale-modifiers" aria-label={tell('modifiers')} key={test}>
      {modifiers.map((modifier, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a modifier is its place above the table
        <li key={i} data-met={modifier.isMet && !modifier.isUsed ? '' : undefined}>
          {nameOf(storyRef('modifier', i))} <small>{stateOf(modifier)}</small>
        </li>
      ))}
    </ul>
  );
}
