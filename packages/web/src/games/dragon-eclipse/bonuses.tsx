import { bonusesOf, costOf, effectText, partsOfCost } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { OptionVain } from '../../table/option-help.tsx';
import { type CombatBoard, useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { Bubble, partWord } from './stats.tsx';

/** Every Bonus Action that a fighter has, with its cost, what it does, and why it cannot be used just now. */
export function Bonuses({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { words } = board;
  return (
    <section className="eclipse-bonuses" data-guide="bonuses" aria-label={words('bonuses')}>
      <h2>{words('bonuses')}</h2>
      <ul>
        {inOrder(board, fighter).map((bonus) => (
          <li key={bonus}>
            <BonusAction fighter={fighter} bonus={bonus} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is its own first, then what every Mystling can do, then what cards and the Arena add. */
const ORDER = ['special', 'element', 'dash', 'prepare'];

function inOrder({ state, content }: CombatBoard, fighter: number): readonly number[] {
  const rank = (bonus: number) => ORDER.indexOf(content.bonuses[bonus].kind);
  const last = (at: number) => (at < 0 ? ORDER.length : at);
  return bonusesOf(state, fighter).toSorted((a, b) => last(rank(a)) - last(rank(b)));
}

function BonusAction({ fighter, bonus }: { fighter: number; bonus: number }) {
  const board = useCombatBoard();
  const { state, content, language, words } = board;
  const { names, effect } = content.bonuses[bonus];
  const cost = costOf(state, fighter, content.bonuses[bonus]);
  const parts = partsOfCost(state, fighter, content.bonuses[bonus]);
  const { def, power, used } = state.combat.fighters[fighter];
  const text = effectText(content, effect, language, def);
  const price = words('bonus-cost', cost);
  const isSpent = used.includes(bonus) || power < cost;
  return (
    <Thing
      refs={fighter === Math.max(0, board.own) ? [{ kind: 'bonus', id: bonus }] : []}
      name={names[language]}
      state={[price, text]}
      aim={`bonus ${bonus}`}
      tellsWhy
      className={`eclipse-bonus ${isSpent ? 'is-spent' : ''}`}
    >
      {({ refused, options }) => (
        <>
          <span className="eclipse-cost">
            <Icon name={GLYPHS.power} />
            {cost}
          </span>
          <span className="eclipse-bonus-text">
            <b>{names[language]}</b> {text}
            {refused.length > 0 && <small>{refused[0].reason}</small>}
            <OptionVain vain={options[0]?.vain} />
          </span>
          <Bubble
            lines={[
              text,
              `${price}: ${parts.map((part) => partWord(board, part)).join(', ')}`,
              ...refused.slice(0, 1).map(({ reason, rule }) => `${reason} (${rule})`),
            ]}
          />
        </>
      )}
    </Thing>
  );
}
