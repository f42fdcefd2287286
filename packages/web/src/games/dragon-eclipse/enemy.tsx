import {
  type AttackDef,
  auraText,
  ENEMY_SLOTS,
  effectText,
  type Forecast,
  fighterDef,
} from '@tabard/dragon-eclipse';
import { sumText } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { semicolon } from '../../table/kit/words.ts';
import { type CombatBoard, useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { SheetFrame } from './sheet.tsx';
import { symbolIcon } from './symbol-icon.ts';
import { Taming } from './taming.tsx';
import { useForecast } from './use-forecast.ts';

/** The Enemy's sheet: its track, what comes and what it will do from here, its abilities, and how it is tamed. */
export function Enemy() {
  const { state } = useCombatBoard();
  return (
    <SheetFrame fighter={state.seats} guide="enemy">
      <div className="eclipse-track-part" data-guide="enemy">
        <Track />
        <Coming />
      </div>
      <div className="eclipse-rest">
        {state.seats > 1 && <Taming />}
        <Abilities />
      </div>
    </SheetFrame>
  );
}

function specialName({ state, language }: CombatBoard): string {
  return fighterDef(state, state.seats).enemy.specialNames[language];
}

/** The coming card, then the five slots; the one that sets off the Special Ability is marked. */
function Track() {
  const board = useCombatBoard();
  const { state, words } = board;
  const { deck, slots, places } = state.combat.fighters[state.seats];
  const next = deck.at(-1);
  return (
    <ol className="eclipse-track" aria-label={words('track')}>
      <li className="eclipse-next">
        {next === undefined ? (
          <span className="eclipse-track-slot" />
        ) : (
          <TrackCard key={next} card={next} label={words('next')} aim="forecast" />
        )}
        <small aria-hidden="true">{words('next')}</small>
      </li>
      {Array.from({ length: ENEMY_SLOTS }, (_, i) => i + 1).map((slot) => {
        const at = places.indexOf(slot);
        const isSpecial = slot === state.combat.specialSlot;
        const label = words('track-slot', slot);
        const special = isSpecial ? words('track-special', specialName(board)) : '';
        return (
          <li key={slot} className={isSpecial ? 'is-special' : ''} title={special || undefined}>
            {at < 0 ? (
              <span className="eclipse-track-slot">
                {isSpecial && <Icon name={GLYPHS.special} />}
                <span className="visually-hidden">
                  {label}, {words('empty')}
                  {special && `, ${special}`}
                </span>
              </span>
            ) : (
              <TrackCard key={slots[at]} card={slots[at]} label={special ? `${label}, ${special}` : label} />
            )}
            <small aria-hidden="true">{slot}</small>
          </li>
        );
      })}
    </ol>
  );
}

function TrackCard({ card, label, aim }: { card: number; label: string; aim?: string }) {
  const board = useCombatBoard();
  const { faceOf, backOf, content, state } = board;
  const face = faceOf(card);
  const symbol = face ? (content.defs[state.cards.def[card]] as AttackDef).symbol : -1;
  return (
    <Thing
      refs={[cardRef(card)]}
      shows={face ? cardRef(card) : undefined}
      name={`${label}: ${face?.name ?? board.nameOf(cardRef(card))}`}
      aim={aim ?? (symbol < 0 ? undefined : `symbol ${symbol}`)}
      className="eclipse-track-card"
      data={{ 'data-symbol': symbol }}
    >
      {() => <Icon name={face?.icon ?? backOf(card).icon} />}
    </Thing>
  );
}

/** What the coming card does, in words, and what it would come to from here. */
function Coming() {
  const board = useCombatBoard();
  const { state, content, language, words } = board;
  const forecast = useForecast();
  const owner = state.combat.fighters[state.seats].def;
  if (!forecast)
    return state.combat.isUnpredictable ? <p className="eclipse-coming">{words('next-hidden')}</p> : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the Arena shows what it tells while it has the focus
    <div className="eclipse-coming" data-aim="forecast" tabIndex={0} role="note">
      <p>
        <b>{words('next')}</b> {effectText(content, forecast.effect, language, owner)}
      </p>
      {forecast.special !== undefined && (
        <p className="eclipse-warning">
          <Icon name={GLYPHS.special} />{' '}
          {words(
            'special-follows',
            specialName(board),
            effectText(content, forecast.special, language, owner),
          )}
        </p>
      )}
      <p className="eclipse-from-here">
        <Icon name={GLYPHS.target} /> {words('from-here')}{' '}
        {foretold(board, forecast).join(semicolon(language))}. <Blows forecast={forecast} />
      </p>
    </div>
  );
}

/** The sums of the coming blows, where there is more to them than one number. */
function Blows({ forecast }: { forecast: Forecast }) {
  const { own, say } = useCombatBoard();
  const blows = forecast.blows[Math.max(0, own)];
  if (blows.length === 0 || (blows.length === 1 && blows[0].length < 2)) return null;
  return <small className="eclipse-blows">{blows.map((sum) => say(sumText(sum))).join(' · ')}</small>;
}

function foretold(board: CombatBoard, forecast: Forecast): string[] {
  const { words } = board;
  const ends = forecast.ends.map((id) => board.nameOf({ kind: 'space', id }));
  const where = ends.length > 0 && ends.length <= 3 ? [words('would-end', ends.join(' / '))] : [];
  const hurts = forecast.damage.map(({ least, most }, id) =>
    words(
      most > 0 ? 'would-hurt' : 'would-miss',
      { kind: 'seat', id },
      least === most ? most : `${least}–${most}`,
    ),
  );
  return [...where, ...hurts, ...(forecast.isCertain ? [] : [words('uncertain')])];
}

function Abilities() {
  const board = useCombatBoard();
  const { state, content, language, words } = board;
  const owner = state.combat.fighters[state.seats].def;
  const { enemy } = fighterDef(state, state.seats);
  return (
    <section className="eclipse-abilities" aria-label={words('abilities')}>
      <h2>{words('abilities')}</h2>
      {enemy.passive && (
        <p className="eclipse-line">
          <b>{words('passive')}</b> {auraText(content, enemy.passive, language, owner)}
        </p>
      )}
      <ul>
        {enemy.attacks.map((node, symbol) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its number
          <li key={symbol} data-aim={`symbol ${symbol}`}>
            <Icon name={symbolIcon(content, symbol)} label={words('symbol', symbol + 1)} />{' '}
            {effectText(content, node, language, owner)}
          </li>
        ))}
        <li data-aim="special">
          <Icon name={GLYPHS.special} /> <b>{words('special', specialName(board), enemy.specialSlot)}</b>{' '}
          {effectText(content, enemy.special, language, owner)}
        </li>
      </ul>
    </section>
  );
}
