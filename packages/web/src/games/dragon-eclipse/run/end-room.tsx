import { artifactPerkText, darknessText, type MystlingDef, nextUnlocks } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { GLYPHS } from '../glyphs.ts';
import { Digit, OtherAnswers } from '../tale/answers.tsx';
import { situationIn, storyRef } from '../tale/tale-board.ts';
import { RunMap } from './map-room.tsx';
import { RunNews } from './news.tsx';
import { useRunBoard } from './run-board.ts';
import { Tally } from './tally.tsx';

/** How the Run went, and what each next unlock costs; what can be paid is bought here. */
export function EndRoom() {
  const board = useRunBoard();
  const { state, tell } = board;
  const { run, tale } = state;
  const uncounted = situationIn(board, 'resolution')?.uncounted ?? [];
  return (
    <section className="run-end" aria-label={tell('end')}>
      <header className="run-head">
        <h2>{tell(`end.${run.state}`)}</h2>
        <p>{tell('end-count', run.defeated.length, run.bosses)}</p>
        <p className="run-purse">
          <span>
            <Icon name="coins" label={tell('silver')} /> {tale.silver}
          </span>
          <span>
            <Icon name="crystal-shine" label={tell('essence')} /> {tale.essence}
          </span>
          {uncounted.length > 0 && <span>{tell('uncounted', uncounted.length)}</span>}
        </p>
      </header>
      <RunNews />
      <Tally />
      <OtherAnswers shown={['buy-perk', 'unlock-mystling', 'score']} />
      <div className="run-unlocks">
        <Perks />
        <Mystlings />
        <Further />
      </div>
      <RunMap />
    </section>
  );
}

function Perks() {
  const { state, nameOf, tell } = useRunBoard();
  const { perks } = nextUnlocks(state);
  return (
    <section aria-label={tell('perks')}>
      <h3>{tell('perks')}</h3>
      <ul>
        {perks.map(({ perk, at, step, silver }) => (
          <li key={perk}>
            <Cost
              kind="perk"
              id={at}
              name={nameOf(storyRef('perk', at))}
              note={tell('step', step)}
              silver={silver}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mystlings() {
  const board = useRunBoard();
  const { state, content, words, tell } = board;
  const { mystlings } = nextUnlocks(state);
  const tier = (def: number) => (content.defs[def] as MystlingDef).tier;
  return (
    <section aria-label={tell('mystlings')}>
      <h3>{tell('mystlings')}</h3>
      <ul>
        {mystlings
          .toSorted((a, b) => a.essence - b.essence)
          .map(({ mystling, essence }) => (
            <li key={mystling}>
              <Cost
                kind="def"
                id={mystling}
                name={nameOfDef(board, mystling)}
                note={words('tier', tier(mystling))}
                essence={essence}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface CostProps {
  readonly kind: 'perk' | 'def';
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly silver?: number;
  readonly essence?: number;
}

/** One unlock with its price; it glows where it can be paid. */
function Cost({ kind, id, name, note, silver, essence }: CostProps) {
  const { offers, content, tell } = useRunBoard();
  const ref = storyRef(kind, id);
  const price = silver === undefined ? tell('costs-essence', essence ?? 0) : tell('costs-silver', silver);
  const bought = offers.all.find(
    ({ option, about }) => option.verb !== 'score' && about[0]?.kind === kind && about[0].id === id,
  );
  const icon = kind === 'def' ? content.defs[id].picture.icon : GLYPHS.upgrade;
  return (
    <Thing
      refs={bought ? [ref] : []}
      {...(kind === 'def' && { shows: ref })}
      name={name}
      state={[note, price]}
      className="run-cost"
      data={{ 'data-option': bought?.key }}
    >
      {() => (
        <>
          <Digit digit={bought?.digit} />
          <Icon name={icon} />
          <span className="run-cost-name">
            {name} <small>{note}</small>
          </span>
          <b>
            {silver ?? essence} <Icon name={silver === undefined ? 'crystal-shine' : 'coins'} />
          </b>
        </>
      )}
    </Thing>
  );
}

/** What no price buys: Artifact Perks come with Artifacts, maps with completed ones, Darkness with third boxes. */
function Further() {
  const { state, run, content, language, nameOf, tell } = useRunBoard();
  const { artifacts, maps, darkness } = nextUnlocks(state);
  const lines = [
    artifacts < run.artifactPerks.length &&
      tell('next-artifact', artifactPerkText(content, artifacts, language)),
    maps + 1 < run.maps.length &&
      tell('next-map', nameOf(storyRef('run-map', maps)), nameOf(storyRef('run-map', maps + 1))),
    darkness < run.darkness.length && tell('next-darkness', darknessText(content, darkness, language)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section aria-label={tell('further')}>
      <h3>{tell('further')}</h3>
      <ul className="run-further">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
