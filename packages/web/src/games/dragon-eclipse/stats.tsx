import { partsOf, type Statistic, type StatisticFact, statisticFacts } from '@tabard/dragon-eclipse';
import { type PartInEvent, PRINTED } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { type CombatBoard, nameOfDef, useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';

const SHOWN: readonly Statistic[] = ['strength', 'defense', 'willpower', 'swiftness'];

/** The statistics, each with where its number comes from on hover, focus and touch. */
export function Stats({ fighter }: { fighter: number }) {
  const { state } = useCombatBoard();
  const facts = statisticFacts(state, fighter);
  return (
    <ul className="eclipse-stats">
      {SHOWN.map((name) => {
        const fact = facts.find((one) => one.name === name);
        return fact ? (
          <li key={name}>
            <Stat fighter={fighter} fact={fact} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Stat({ fighter, fact }: { fighter: number; fact: StatisticFact }) {
  const board = useCombatBoard();
  const { state, words } = board;
  const parts = partsOf(state, fighter, fact.name);
  const said = parts.map((part) => partWord(board, part));
  const label = words(`stat.${fact.name}`);
  const { now, printed } = fact;
  const tone = now > printed ? 'more' : now < printed ? 'less' : 'same';
  return (
    <button
      type="button"
      className={`eclipse-stat is-${tone}`}
      aria-label={[`${label} ${now}`, said.join(', ')].filter(Boolean).join(': ')}
    >
      <Icon name={GLYPHS[fact.name]} />
      <b>{now}</b>
      <span>{label}</span>
      <Bubble lines={said} />
    </button>
  );
}

/** What is read beside a thing while it is looked at. */
export function Bubble({ lines }: { lines: readonly string[] }) {
  return (
    <span className="eclipse-bubble" aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** A part of a number, with where it comes from. */
export function partWord(board: CombatBoard, { origin, by, def }: PartInEvent): string {
  const written = origin === PRINTED ? String(by) : by < 0 ? `−${-by}` : `+${by}`;
  return board.words(`part.${origin}`, written, def < 0 ? '' : nameOfDef(board, def));
}

/** Health as a bar and a number. */
export function HealthBar({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { state, words } = board;
  const health = statisticFacts(state, fighter).find(({ name }) => name === 'health');
  if (!health) return null;
  const { now, printed } = health;
  const parts = partsOf(state, fighter, 'health').map((part) => partWord(board, part));
  const { damage } = state.combat.fighters[fighter];
  const lines = damage > 0 ? [...parts, words('part.damage', damage)] : parts;
  const said = words('health-is', now, printed);
  return (
    <button type="button" className="eclipse-health" aria-label={`${said}: ${lines.join(', ')}`}>
      <Icon name={GLYPHS.health} />
      <span className="eclipse-bar" data-low={now * 3 <= printed ? '' : undefined}>
        <span style={{ width: `${(100 * now) / Math.max(1, printed)}%` }} />
      </span>
      <b>
        {now}/{printed}
      </b>
      <Bubble lines={lines} />
    </button>
  );
}
