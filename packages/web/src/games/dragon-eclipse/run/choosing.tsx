import { Icon } from '../../../icons/icon.tsx';
import { defRef } from '../../../table/kit/board-context.ts';
import { Thing } from '../../../table/kit/thing.tsx';
import { ChoiceCard } from '../shelf.tsx';
import { OtherAnswers } from '../tale/answers.tsx';
import { ChoiceOfCards, SHOWN_AS_CARDS } from '../tale/choosing-room.tsx';
import { situationIn, storyRef } from '../tale/tale-board.ts';
import { RunMystlings } from './mystlings.tsx';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** Before the first step: the map, the Mystling, and what Starting Perks give. */
export function RunChoosing() {
  const board = useRunBoard();
  const { offers, state, tell } = board;
  const cards = offers.all.filter(({ option }) => option.verb === 'add').map(({ option }) => option.refs[0]);
  const maps = offers.all.filter(({ option }) => option.verb === 'choose-map');
  return (
    <section className="tale-choosing" data-guide="choice" aria-label={tell('choosing')}>
      <h2>{titleOf(board)}</h2>
      {state.run.darkness > 0 && <p>{tell('darkness-is', state.run.darkness)}</p>}
      {maps.length > 0 && (
        <ul className="run-maps">
          {maps.map(({ option }) => (
            <li key={option.refs[0]}>
              <MapCard map={option.refs[0]} />
            </li>
          ))}
        </ul>
      )}
      {situationIn(board, 'run-mystlings') ? <RunMystlings /> : <ChoiceOfCards />}
      <ul className="tale-cards">
        {cards.map((def) => (
          <li key={def}>
            <ChoiceCard entity={defRef(def)} />
          </li>
        ))}
      </ul>
      <OtherAnswers shown={[...SHOWN_AS_CARDS, 'add', 'choose-map']} />
    </section>
  );
}

function titleOf(board: RunBoard): string {
  const { decision, view, seats, tell } = board;
  if (situationIn(board, 'run-maps')) return tell('choose-map');
  if (situationIn(board, 'perk')) return tell('perk');
  if (decision || view.waiting.length === 0) return tell('choose-mystling');
  return tell('chooses-mystling', view.waiting.map((seat) => seats[seat].name).join(', '));
}

function MapCard({ map }: { map: number }) {
  const { run, language, nameOf, offers } = useRunBoard();
  const ref = storyRef('run-map', map);
  const { picture, text } = run.maps[map];
  return (
    <Thing
      refs={[ref]}
      name={nameOf(ref)}
      state={[text[language]]}
      className="run-artifact"
      data={{ 'data-option': offers.at(ref)[0]?.key }}
    >
      {() => (
        <>
          <span className="run-artifact-sign">
            <Icon name={picture.icon} />
          </span>
          <span className="run-artifact-name">{nameOf(ref)}</span>
          <span>{text[language]}</span>
        </>
      )}
    </Thing>
  );
}
