import { encounterOn, type FightOdds, LEVELS, oddsAgainst } from '@tabard/adventure-board';
import { nounOf, withArticle } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { useLookedAt } from '../../table/kit/looked-at.ts';
import { fightingCorners, LevelSign } from './faces.tsx';
import { share } from './foresight.tsx';
import { GLYPHS, RESOURCE_GLYPHS } from './glyphs.ts';
import { type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { regionName, spaceName, spaceOfKey } from './places.ts';

/** The space that is looked at, else one's own: what it is like, what it offers, what waits there and how one would fare. */
export function PlacePlate() {
  const board = useOrrenBoard();
  const { content, state, own, words, language } = board;
  const looked = spaceOfKey(useLookedAt(({ key }) => key));
  const space = looked ?? (own >= 0 ? state.heroes[own].space : state.heroes[state.active].space);
  if (space < 0 || space === undefined) return null;
  const def = content.map.spaces[space];
  const region = content.map.regions[def.region];
  return (
    <div className="orren-plate" aria-hidden="true">
      <b className="orren-plate-name">
        {def.isCity ? <Icon name={GLYPHS.city} /> : <LevelSign level={def.level} say={words} />}{' '}
        {spaceName(board, space)}
      </b>
      <small>
        {def.isCity ? words('city') : `${regionName(board, def)} · ${words(`level.${LEVELS[def.level]}`)}`}
      </small>
      <span className="orren-plate-offers">
        {def.resources.map((resource) => (
          <span key={resource}>
            <Icon name={RESOURCE_GLYPHS[resource]} /> {words(`resource.${resource}`)}
          </span>
        ))}
      </span>
      {foesAt(board, space).map((foe) => (
        <FoeLine key={foe.name} {...foe} />
      ))}
      {region && <em>{region.mood[language]}</em>}
    </div>
  );
}

interface Foe {
  readonly name: string;
  readonly icon: string;
  readonly values: ReturnType<typeof fightingCorners>;
  readonly odds: FightOdds | undefined;
}

/** What waits on a space: its own Encounter, and those that were not beaten. */
function foesAt({ content, state, own, words, language }: OrrenBoard, space: number): Foe[] {
  const { encounter } = content.map.spaces[space];
  const met = [
    ...(encounter >= 0 ? [{ def: content.encounters[encounter], number: encounter, card: -1 }] : []),
    ...state.track
      .filter((one) => one.space === space)
      .map(({ card: [card] }) => {
        const def = encounterOn(state, card);
        return { def, number: content.encounters.indexOf(def), card };
      }),
  ];
  const knows = own >= 0 && state.heroes[own].def >= 0 && !state.fight;
  return met.map(({ def, number, card }) => ({
    name: withArticle(nounOf(def.names, language)),
    icon: def.picture.icon,
    values: fightingCorners(words, def),
    odds: knows ? oddsAgainst(state, own, number, card) : undefined,
  }));
}

function FoeLine({ name, icon, values, odds }: Foe) {
  const { words } = useOrrenBoard();
  return (
    <span className="orren-plate-foe">
      <Icon name={icon} /> <b>{name}</b>
      <span className="orren-plate-values">
        {values.map((value) => (
          <span key={value.label}>
            {value.icon && <Icon name={value.icon} />} {value.text}
          </span>
        ))}
      </span>
      {odds && <small>{words('plain-odds', share(odds.won, odds.of), share(odds.hurt, odds.of))}</small>}
    </span>
  );
}
