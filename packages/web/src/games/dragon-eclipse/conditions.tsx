import { CONDITION_LIMITS, CONDITIONS, fighterDef, isPvp } from '@tabard/dragon-eclipse';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { nameOfDef, sideOf, useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { Bubble } from './stats.tsx';

/** Conditions, Elemental tokens, Corruptions, and the tokens that say whom the Enemy turns on. */
export function Conditions({ fighter }: { fighter: number }) {
  const board = useCombatBoard();
  const { state, words, game, language } = board;
  const { conditions, corruption } = state.combat.fighters[fighter];
  const isOwn = sideOf(board, fighter) === 'own';
  return (
    <ul className="eclipse-conditions">
      {CONDITIONS.map((name, id) =>
        conditions[id] > 0 ? (
          <li key={name}>
            <Thing
              refs={isOwn ? [{ kind: 'condition', id }] : []}
              name={`${words(`condition.${name}`)}, ${conditions[id]}`}
              className={`eclipse-condition is-${name}`}
            >
              {() => (
                <>
                  <Icon name={GLYPHS[name]} /> {game.phrases[language][`condition.${name}`] as string}
                  {CONDITION_LIMITS[id] > 1 && <b>{conditions[id]}</b>}
                  <Bubble lines={[words(`condition.${name}`)]} />
                </>
              )}
            </Thing>
          </li>
        ) : null,
      )}
      <Tokens fighter={fighter} />
      {corruption.map((card) => (
        <li key={card}>
          <Thing
            refs={[cardRef(card)]}
            shows={cardRef(card)}
            name={nameOfDef(board, state.cards.def[card])}
            className="eclipse-condition is-corruption"
          >
            {() => (
              <>
                <Icon name={GLYPHS.corruption} /> {nameOfDef(board, state.cards.def[card])}
              </>
            )}
          </Thing>
        </li>
      ))}
      <Roles fighter={fighter} />
    </ul>
  );
}

function Tokens({ fighter }: { fighter: number }) {
  const { state, words, language } = useCombatBoard();
  const { element, token } = fighterDef(state, fighter);
  const { tokens } = state.combat.fighters[fighter];
  const inArena = state.combat.tokens.filter((owner) => owner === fighter + 1).length;
  if (tokens + inArena === 0) return null;
  const names = inArena + tokens === 1 ? token.names : token.plural;
  return (
    <li className="eclipse-condition is-token">
      <Icon name={GLYPHS[element]} /> {names[language]}
      <b>
        {inArena + tokens}
        {token.limit > 0 && token.limit < 10 ? `/${token.limit}` : ''}
      </b>
      {tokens > 0 && <span className="visually-hidden">{words('tokens-held', names[language], tokens)}</span>}
    </li>
  );
}

function Roles({ fighter }: { fighter: number }) {
  const { state, words } = useCombatBoard();
  if (isPvp(state) || state.seats < 2 || fighter >= state.seats) return null;
  return (
    <>
      {state.combat.taunt === fighter && (
        <li className="eclipse-condition is-role">
          <Icon name={GLYPHS.taunt} /> {words('taunt')}
        </li>
      )}
      {state.combat.target === fighter && state.combat.active === state.seats && (
        <li className="eclipse-condition is-role">
          <Icon name={GLYPHS.target} /> {words('targeted')}
        </li>
      )}
      {state.decider === fighter && state.combat.round === 0 && (
        <li className="eclipse-condition is-role">{words('decider')}</li>
      )}
    </>
  );
}
