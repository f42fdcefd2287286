import { mapFacts, mysteryText, type SpaceFact } from '@tabard/dragon-eclipse';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { Button } from '../../../ui/button.tsx';
import { OtherAnswers } from '../tale/answers.tsx';
import { storyRef } from '../tale/tale-board.ts';
import { RunNews } from './news.tsx';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** The crossroads: the whole map, and each way on with what waits there. */
export function RunMapRoom() {
  const { state, nameOf, run, language, tell } = useRunBoard();
  const { map, bosses } = state.run;
  return (
    <section className="run-map-room" aria-label={tell('map')}>
      <header className="run-head">
        <h2>{nameOf(storyRef('run-map', map))}</h2>
        <p>
          {run.maps[map].text[language]} {tell('bosses', bosses)}.
        </p>
      </header>
      <RunNews />
      <RunMap />
      <Forks />
      <OtherAnswers shown={['go-to']} />
    </section>
  );
}

/** The map from the start to the last Boss: the way walked, where one is, and every arrow. */
export function RunMap() {
  const { state, tell } = useRunBoard();
  const spaces = mapFacts(state);
  const window = useRef<HTMLDivElement>(null);
  const here = spaces?.find(({ isHere }) => isHere)?.at;
  useEffect(() => {
    const sheet = window.current;
    const spot = sheet?.querySelector<HTMLElement>(`[data-space-at="${here}"]`);
    if (!sheet || !spot) return undefined;
    // A phone that is turned has another map: it is watched as long as one stands here.
    const watch = new ResizeObserver(() => {
      sheet.scrollTop = spot.offsetTop - sheet.clientHeight * 0.7;
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [here]);
  if (!spaces) return null;
  return (
    <div className="run-map" data-guide="map" ref={window}>
      <div className="run-map-sheet">
        <Ways spaces={spaces} />
        <ul aria-label={tell('spaces')}>
          {spaces.map((space) => (
            <li key={space.at} style={placed(space)} data-space-at={space.at}>
              <SpaceThing space={space} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A wide map leads from left to right, a narrow one upwards. */
function placed({ x, y }: SpaceFact): CSSProperties {
  return { '--along': `${100 - y}%`, '--across': `${x}%` } as CSSProperties;
}

function Ways({ spaces }: { spaces: readonly SpaceFact[] }) {
  const ways = spaces.flatMap((from) => from.next.map((to) => ({ from, to: spaces[to] })));
  const line = (points: readonly number[]) => {
    const [x1, y1, x2, y2] = points;
    return { x1, y1, x2, y2 };
  };
  const drawn = (way: 'wide' | 'narrow') => (
    <svg className={`run-ways is-${way}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {ways.map(({ from, to }) => (
        <line
          key={`${from.at} ${to.at}`}
          {...line(way === 'wide' ? [100 - from.y, from.x, 100 - to.y, to.x] : [from.x, from.y, to.x, to.y])}
          data-walked={from.isWalked && to.isWalked ? '' : undefined}
          data-next={from.isHere ? '' : undefined}
        />
      ))}
    </svg>
  );
  return (
    <>
      {drawn('wide')}
      {drawn('narrow')}
    </>
  );
}

const ICONS = { start: 'flag-objective', camp: 'camping-tent', boss: 'spiked-dragon-head' } as const;
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

function SpaceThing({ space }: { space: SpaceFact }) {
  const board = useRunBoard();
  const { nameOf, offers } = board;
  const ref = storyRef('run-space', space.at);
  const [offered] = offers.at(ref);
  return (
    <Thing
      refs={[ref]}
      name={nameOf(ref)}
      state={saidOf(board, space)}
      tip={[nameOf(ref), noteOf(board, space), ...saidOf(board, space)].filter(Boolean)}
      className="run-space"
      isStop={false}
      data={{
        'data-kind': space.kind,
        'data-walked': space.isWalked ? '' : undefined,
        'data-here': space.isHere ? '' : undefined,
        'data-option': offered?.key,
      }}
    >
      {() => (
        <>
          <SpaceSign space={space} />
          {isNumbered(space) && <small>{space.id}</small>}
        </>
      )}
    </Thing>
  );
}

/** Spaces that there are several of are told apart by their mark, as the answers name them. */
function isNumbered({ kind }: SpaceFact): boolean {
  return kind === 'tier' || kind === 'mystery';
}

/** What stands on a space: a numeral for a Combat, the letter or the number of cards of a Mystery, else a sign. */
function SpaceSign({ space: { kind, tier, drawnTier, letter, cards } }: { space: SpaceFact }) {
  const { run, state } = useRunBoard();
  if (kind === 'mystery')
    return letter < 0 ? `?${cards > 1 ? cards : ''}` : run.maps[state.run.map].letters[letter];
  return (
    <>
      {kind !== 'tier' && <Icon name={ICONS[kind]} />}
      {(drawnTier || tier) > 0 && <span>{NUMERALS[drawnTier || tier]}</span>}
    </>
  );
}

function saidOf({ tell }: RunBoard, { isHere, isWalked, isNext, drawnTier, tier }: SpaceFact): string[] {
  return [
    isHere ? tell('here') : isWalked ? tell('walked') : isNext ? tell('next') : '',
    drawnTier > tier ? tell('darker', NUMERALS[drawnTier]) : '',
  ].filter(Boolean);
}

/** The ways on from here, each with what waits there. */
function Forks() {
  const board = useRunBoard();
  const { state, offers, choose, tell } = board;
  const spaces = mapFacts(state) ?? [];
  const ways = offers.all.filter(({ option }) => option.verb === 'go-to');
  if (ways.length === 0) return null;
  return (
    <ul className="run-forks" aria-label={tell('forks')}>
      {ways.map(({ key, label, option, digit }) => (
        <li key={key}>
          <Button
            look="lamp"
            hotkey={digit?.toString()}
            data-option={key}
            data-light="lit"
            onClick={() => choose(option)}
          >
            {label}
          </Button>
          <p>{noteOf(board, spaces[option.refs[0]])}</p>
        </li>
      ))}
    </ul>
  );
}

/** What waits on a space: what its Mystery does, or how strong the Enemy is. */
function noteOf({ content, language, tell }: RunBoard, space: SpaceFact): string {
  const { kind, mystery, cards, drawnTier, scar } = space;
  if (mystery >= 0) {
    const { top, bottom } = mysteryText(content, mystery, language);
    return [top, tell('for-all'), ...bottom].join(' ');
  }
  if (kind === 'mystery') return tell('from-deck', cards);
  if (kind === 'camp') return tell('fork.camp', scar);
  return kind === 'start' ? '' : tell(`fork.${kind}`, NUMERALS[drawnTier]);
}
