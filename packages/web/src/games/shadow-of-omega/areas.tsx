import { forbids, isMissionPlace, type Omega, type Place, partyFacts } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { BeyondSigns } from '../../table/kit/beyond-signs.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { CardThing } from '../../table/kit/card-thing.tsx';
import { looseWith } from '../../table/kit/choices.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { showLarge } from '../../table/peek.tsx';
import { useLater } from '../../table/use-later.ts';
import { afterDrawing } from '../../ui/after-drawing.ts';
import { GameCard } from '../../ui/game-card.tsx';
import { type AreaSpot, layAreas } from './area-layout.ts';
import { briefFace } from './brief-face.ts';
import { defOf } from './defs.ts';
import { GLYPHS } from './glyphs.ts';
import { areaInQuestion, type OmegaBoard, useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { IncidentPart } from './party-line.tsx';
import { Pawn } from './pawn.tsx';

/** So many beside each other have room for type of full size. */
const ROOMY = 5;

/** The Areas in play, in the order they came. */
export function Areas() {
  const { state, words } = useOmegaBoard();
  const ref = useRef<HTMLUListElement>(null);
  useShown(ref);
  const levels = state.places.map(({ area: [area] }) => levelOf(state, area));
  const { rows, columns, spots } = layAreas(levels, state.tree ? 'tree' : 'in order');
  // All type changes its size then, which is work enough for a frame of its own.
  const isCrowded = useLater(columns > ROOMY);
  const style = { '--columns': columns } as CSSProperties;
  return (
    <div className="omega-land">
      <ul
        ref={ref}
        className="omega-areas"
        data-guide="areas"
        aria-label={words('areas')}
        data-rows={rows}
        data-crowded={isCrowded}
        style={style}
      >
        {state.places.map((place, at) => (
          <AreaPlace key={place.area[0]} place={place} spot={spots[at]} />
        ))}
      </ul>
      <BeyondSigns row={ref} count={state.places.length} />
    </div>
  );
}

/** Brings the first Area that one is asked about, or is in, into sight. */
function useShown(ref: RefObject<HTMLUListElement | null>): void {
  const { decision, motion } = useOmegaBoard();
  const n = decision?.n;
  useEffect(() => {
    const list = ref.current;
    if (!list || n === undefined) return undefined;
    return afterDrawing(() => bringIntoSight(list, motion === 'full' ? 'smooth' : 'auto'));
  }, [ref, n, motion]);
}

function bringIntoSight(list: HTMLElement, behavior: ScrollBehavior): void {
  const lit = list.querySelector<HTMLElement>(':scope > li:has([data-light="lit"])');
  const area = lit ?? list.querySelector<HTMLElement>(':scope > .is-here');
  if (!area || isInSight(list, area)) return;
  list.scrollTo({ left: area.offsetLeft - list.offsetLeft - MARGIN, behavior });
}

const MARGIN = 12;

function isInSight(list: HTMLElement, area: HTMLElement): boolean {
  const [outer, inner] = [list.getBoundingClientRect(), area.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

/** What one does in an Area without naming it: it is explored, left, and gives its rewards. */
const AT_AREA = ['explore', 'declare-departure', 'advantage', 'recruit', 'special'];

function AreaPlace({ place, spot }: { place: Place; spot: AreaSpot | undefined }) {
  const board = useOmegaBoard();
  const { own, faceOf } = board;
  const [area] = place.area;
  const face = faceOf(area);
  const here = partiesIn(board, area);
  const also = areaInQuestion(board) === area ? looseWith(board, ...AT_AREA) : [];
  const missions = missionsAt(board, area);
  return (
    <li className={classesOf(place, own >= 0 && here.includes(own) ? 'is-here' : '')} style={spotStyle(spot)}>
      <Thing
        refs={[cardRef(area)]}
        shows={cardRef(area)}
        name={face?.name ?? ''}
        state={aboutArea(board, place, here, missions)}
        also={also}
        lies={{ card: area, where: 'areas' }}
      >
        {({ light }) => (
          <GameCard
            face={face && briefFace(face, 'area')}
            back={board.backOf(area)}
            size="medium"
            className={missions.length > 0 ? 'omega-area-card has-mission' : 'omega-area-card'}
            lit={light === 'lit'}
            overlay={missions.length > 0 ? FLAG : undefined}
          />
        )}
      </Thing>
      {here.length > 0 && (
        <span className="omega-pawns">
          {here.map((seat) => (
            <Pawn key={seat} seat={seat} />
          ))}
        </span>
      )}
      {own >= 0 && here.includes(own) && <HereByIncidents />}
      <Traps place={place} />
      {place.guard.map((guard) => (
        <OmegaCard
          key={guard}
          card={guard}
          where={`guard-${area}`}
          lying="guard"
          className="omega-guard"
          onOpen={() => showLarge(cardRef(area))}
        />
      ))}
    </li>
  );
}

/** What the Incidents of the turn change where one is: the exploration die, the Encounters, the reward. */
function HereByIncidents() {
  const { state, own, words } = useOmegaBoard();
  const { byIncidents } = partyFacts(state, own);
  const changed = IN_AREA.filter((stat) => byIncidents[stat] !== 0);
  if (!changed.length) return null;
  return (
    <span className="omega-area-incident">
      {changed.map((stat) => (
        <span key={stat} title={words(`stat.${stat}`)}>
          <Icon name={GLYPHS[IN_AREA_GLYPHS[stat]]} label={words(`stat.${stat}`)} />
          <IncidentPart by={byIncidents[stat]} />
        </span>
      ))}
    </span>
  );
}

const IN_AREA = ['explore', 'encounters', 'reward'] as const;
const IN_AREA_GLYPHS = { explore: 'area', encounters: 'encounter', reward: 'advantage' } as const;

/** Traps lie face down over the Area, each with the counter of whoever laid it; only they may look. */
function Traps({ place: { area, traps, trappers } }: { place: Place }) {
  const { reader, words } = useOmegaBoard();
  if (!traps.length) return null;
  return (
    <span className="omega-traps">
      {traps.map((trap, at) => (
        <span key={trap} className="omega-trap">
          <CardThing
            card={trap}
            where={`trap-${area[0]}`}
            facedown
            state={[words('trap-of', reader.seats[trappers[at]])]}
            onOpen={() => showLarge(cardRef(area[0]))}
          />
          <Pawn seat={trappers[at]} />
        </span>
      ))}
    </span>
  );
}

function classesOf({ guard }: Place, here: string): string {
  return ['omega-area', here, guard.length > 0 ? 'is-guarded' : ''].filter(Boolean).join(' ');
}

function spotStyle(spot: AreaSpot | undefined): CSSProperties | undefined {
  return spot && { gridRow: spot.row, gridColumn: `${spot.column} / span 2` };
}

/** One of the reader's own Missions is tried here. */
function MissionFlag() {
  return (
    <span className="omega-flag" aria-hidden="true">
      <Icon name={GLYPHS.mission} />
    </span>
  );
}

const FLAG = <MissionFlag />;

function levelOf(state: Omega, area: number): number {
  const def = defOf(state, area);
  return def?.type === 'area' ? def.level : 0;
}

function partiesIn({ state }: OmegaBoard, area: number): Seat[] {
  return state.order.filter((seat) => state.parties[seat].area === area);
}

function missionsAt({ state, own }: OmegaBoard, area: number): number[] {
  const known = [...(own < 0 ? [] : state.parties[own].missions), ...state.final];
  return known.filter((mission) => mission >= 0 && isMissionPlace(state, mission, area));
}

function aboutArea(
  { state, words, reader, nameOf }: OmegaBoard,
  place: Place,
  here: readonly Seat[],
  missions: readonly number[],
): string[] {
  const def = defOf(state, place.area[0]);
  const [guard] = place.guard;
  const about = [words('level-is', levelOf(state, place.area[0]))];
  if (def?.type === 'area' && def.trade) about.push(words('trade'));
  if (def?.type === 'area' && forbids(def, 'attack')) about.push(words('no-combat'));
  if (guard !== undefined)
    about.push(guard < 0 ? words('guard-hidden') : words('guard', nameOf(cardRef(guard))));
  for (const [at, trap] of place.traps.entries())
    about.push(
      trap < 0
        ? words('trap-of', reader.seats[place.trappers[at]])
        : words('your-trap', nameOf(cardRef(trap))),
    );
  if (here.length) about.push(words('parties', here.map((seat) => reader.seats[seat]).join(', ')));
  for (const mission of missions) about.push(words('your-mission', nameOf(cardRef(mission))));
  return about;
}
