import { rowParts, type TestFacts, testFacts } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { SumLine, stepsOf } from '../../../table/kit/sum.tsx';
import { useBuiltUp } from '../../../table/kit/use-built-up.ts';
import { OtherAnswers, Parts } from './answers.tsx';
import { HeldFace } from './held.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';

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
      <Rows facts={facts} />
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

const HEADS = ['test-head-sum', 'test-head-brings', 'test-head-chance'] as const;

function Rows({ facts: { test, rows } }: { facts: TestFacts }) {
  const { state, language, tell } = useTaleBoard();
  return (
    <table className="tale-test-table">
      <caption className="visually-hidden">{tell('test-table')}</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {tell(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, isNow, chance }, i) => (
          <tr key={row.to} data-tone={row.tone} data-now={isNow ? '' : undefined}>
            <th scope="row">
              <RangeWords from={row.from} to={row.to} />
            </th>
            <td>
              <Icon name={TONE_ICONS[row.tone]} label={tell(`tone.${row.tone}`)} />{' '}
              <Parts parts={rowParts(state, test, i, language)} />
              {isNow && <span className="tale-here">{tell('test-here')}</span>}
            </td>
            <td className="tale-chance">
              <span>{tell('test-chance', Math.round(chance * 100))}</span>
              <span className="tale-chance-bar" style={{ inlineSize: `${chance * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TONE_ICONS = { good: 'sun', neutral: 'plain-circle', bad: 'evil-moon' } as const;

function RangeWords({ from, to }: { from: number; to: number }) {
  const { tell } = useTaleBoard();
  if (from === Number.MIN_SAFE_INTEGER) return tell('test-range-to', to);
  if (to === Number.MAX_SAFE_INTEGER) return tell('test-range-from', from);
  return from === to ? tell('test-range-one', from) : tell('test-range', from, to);
}
