import { EXPLORED, storyOf } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Drawing } from '../../../table/kit/drawing.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { OtherAnswers } from './answers.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';
import { useChanged } from './use-changed.ts';

/** The World Map: the places that are known, those that wait, and what each is good for. */
export function WorldRoom() {
  const { tell } = useTaleBoard();
  return (
    <section className="tale-world" aria-label={tell('world')}>
      <header className="tale-map-head">
        <h2>{tell('world')}</h2>
        <OtherAnswers shown={['visit', 'choose-scenario']} />
      </header>
      <WorldMap />
    </section>
  );
}

export function WorldMap() {
  const { state } = useTaleBoard();
  const changed = useChanged('world-changed');
  return (
    <div className="tale-world-sheet">
      <Drawing layers={storyOf(state).worldLayers} className="tale-map-picture" />
      <ul>
        {state.tale.world.map(({ card, side }) => (
          <li key={card} style={placeOn(storyOf(state).world[card])}>
            <PlaceThing card={card} isExplored={side === EXPLORED} isNews={changed.has(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOn({ x, y }: { readonly x: number; readonly y: number }) {
  return { left: `${x}%`, top: `${y}%` };
}

const ICONS = { shop: 'shop', tame: 'love-howl' } as const;

interface PlaceProps {
  readonly card: number;
  readonly isExplored: boolean;
  readonly isNews: boolean;
}

function PlaceThing({ card, isExplored, isNews }: PlaceProps) {
  const { state, nameOf, tell, offers } = useTaleBoard();
  const ref = storyRef('world', card);
  const { icons, scenario } = storyOf(state).world[card];
  const seen = isExplored ? icons : [];
  const next = isExplored || scenario < 0 ? '' : nameOf(storyRef('scenario', scenario));
  const news = isNews ? tell(isExplored ? 'world-changed' : 'world-new') : '';
  const [offered] = offers.at(ref);
  const said = [
    tell(isExplored ? 'world-known' : 'world-unknown'),
    next,
    news,
    ...seen.map((icon) => tell(`world-${icon}`)),
  ].filter(Boolean);
  return (
    <Thing
      refs={[ref]}
      name={nameOf(ref)}
      state={said}
      tip={[nameOf(ref), ...said]}
      className="tale-place"
      data={{ 'data-explored': isExplored ? '' : undefined, 'data-option': offered?.key }}
    >
      {() => (
        <>
          <Icon name={isExplored ? 'village' : 'scroll-quill'} />
          <span className="tale-spot-name">
            {nameOf(ref)}
            {next && <small>{next}</small>}
            {news && <small>{news}</small>}
          </span>
          {seen.map((icon) => (
            <Icon key={icon} name={ICONS[icon]} />
          ))}
        </>
      )}
    </Thing>
  );
}
