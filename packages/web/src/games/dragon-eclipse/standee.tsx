import { fighterDef, isPvp, type Span, statisticFacts } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { boxOf, type HexPlan, wayOf } from '../../table/kit/hex-map.ts';
import { sideOf, useCombatBoard } from './eclipse-board.ts';
import { ELEMENT_COLOURS, GLYPHS } from './glyphs.ts';
import { useBlows } from './use-blows.ts';
import { useForecast } from './use-forecast.ts';

/** A Mystling in the Arena: it travels when it moves and shakes when it is hit. */
export function Standee({ fighter, plan }: { fighter: number; plan: HexPlan }) {
  const board = useCombatBoard();
  const { state } = board;
  const { space } = state.combat.fighters[fighter];
  const { hit, lunge } = useBlows(fighter);
  const isActing = state.combat.active === fighter && !state.outcome;
  return (
    <div className="eclipse-standee" style={boxOf(plan, space)} aria-hidden="true">
      <div
        key={`lunge ${lunge?.pulse}`}
        className={lunge ? 'is-lunging' : ''}
        style={lunge && wayStyle(plan, space, lunge.space)}
      >
        <div key={hit} className={hit === undefined ? '' : 'is-hit'}>
          <Medallion fighter={fighter} />
          {isActing && <span className="eclipse-acting" />}
          <ComingDamage fighter={fighter} />
          {!isPvp(state) && state.seats === 2 && state.combat.taunt === fighter && (
            <span className="eclipse-badge">
              <Icon name={GLYPHS.taunt} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the Enemy's coming turn will do to this fighter, where it will do anything. */
function ComingDamage({ fighter }: { fighter: number }) {
  const forecast = useForecast();
  const damage = forecast?.damage[fighter];
  if (!damage || damage.most === 0) return null;
  return (
    <span className="eclipse-harm is-coming">
      {forecast.isCertain ? '' : '≈ '}
      {spanText(damage)}
    </span>
  );
}

/** "−3", "−0–3". */
export function spanText({ least, most }: Span): string {
  return `−${least === most ? most : `${least}–${most}`}`;
}

function wayStyle(plan: HexPlan, from: number, to: number): CSSProperties {
  const [x, y] = wayOf(plan, from, to);
  return { '--way-x': `${x}%`, '--way-y': `${y}%` } as CSSProperties;
}

/** The picture of a fighter in the colours of its element, ringed by its Health. */
export function Medallion({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { state } = board;
  const def = fighterDef(state, fighter);
  const health = statisticFacts(state, fighter).find(({ name }) => name === 'health');
  const share = health && health.printed > 0 ? health.now / health.printed : 1;
  const style = {
    '--element': `var(--${ELEMENT_COLOURS[def.element]})`,
    '--second': `var(--${ELEMENT_COLOURS[def.subtype?.element ?? def.element]})`,
    '--health': share,
  } as CSSProperties;
  return (
    <span className={`eclipse-medallion is-${sideOf(board, fighter)}`} style={style}>
      <Icon name={def.picture.icon} />
    </span>
  );
}
