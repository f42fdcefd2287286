import { rowParts, type TestFacts } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Parts } from './parts.tsx';
import { useTaleBoard } from './tale-board.ts';

const HEADS = ['test-head-sum', 'test-head-brings', 'test-head-chance'] as const;

interface TestTableProps {
  readonly test: number;
  /** Before a Test only what its rows say; then where it stands, and the chance of each row with one more card. */
  readonly rows: readonly (Pick<TestFacts['rows'][number], 'row'> & Partial<TestFacts['rows'][number]>)[];
}

/** The table of a Test: what each sum brings. */
export function TestTable({ test, rows }: TestTableProps) {
  const { state, language, tell } = useTaleBoard();
  const heads = rows.some(({ chance }) => chance !== undefined) ? HEADS : HEADS.slice(0, 2);
  return (
    <table className="tale-test-table">
      <caption className="visually-hidden">{tell('test-table')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
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
            {chance !== undefined && (
              <td className="tale-chance">
                <span>{tell('test-chance', Math.round(chance * 100))}</span>
                <span className="tale-chance-bar" style={{ inlineSize: `${chance * 100}%` }} />
              </td>
            )}
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
