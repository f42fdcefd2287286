import type { Seat } from '@tabard/engine';
import { createPortal } from 'react-dom';
import { BoardProvider } from '../../table/kit/board-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { LevelSign, sideFace } from './faces.tsx';
import { HeroPlate, sideUp } from './hero.tsx';
import { Gear, QuestLog } from './holdings.tsx';
import { SpaceThing } from './map.tsx';
import { type OrrenBoard, useOrrenBoard } from './orren-board.ts';
import { aboutSpace } from './place-words.ts';
import { questMarks, spaceName } from './places.ts';

/** What can be looked at in full: a player, or all places by name. */
export type Sheet = 'places' | { readonly seat: Seat };

/** Out of the table, whose size of type is its own. */
export function SheetDialog({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const board = useOrrenBoard();
  const closing: OrrenBoard = {
    ...board,
    openSheet: () => undefined,
    choose: (option) => {
      onClose();
      board.choose(option);
    },
  };
  return createPortal(
    <BoardProvider value={closing}>
      {sheet === 'places' ? (
        <PlacesSheet onClose={onClose} />
      ) : (
        <SeatSheet seat={sheet.seat} onClose={onClose} />
      )}
    </BoardProvider>,
    document.body,
  );
}

/** Everything that lies before a player, and both faces of the character card. */
function SeatSheet({ seat, onClose }: { seat: Seat; onClose(): void }) {
  const board = useOrrenBoard();
  const { content, state, language, reader, words } = board;
  const { level, face: up } = state.heroes[seat];
  const { character } = sideUp(board, seat);
  return (
    <Dialog title={reader.seats[seat]} open onClose={onClose}>
      <div className="orren-sheet">
        <HeroPlate seat={seat} />
        <p className="orren-sheet-style">{character.style[language]}</p>
        <ul className="orren-faces" aria-label={words('faces')}>
          {character.cards[level].map((face, at) => (
            <li key={face.names.en} data-up={at === up}>
              <GameCard
                size="medium"
                lit={at === up}
                face={sideFace(content, { character, level, face }, language)}
              />
              <small>{words(at === up ? 'face-up' : 'face-down')}</small>
            </li>
          ))}
          {character.cards[level + 1]?.map((face) => (
            <li key={`next ${face.names.en}`}>
              <GameCard
                size="medium"
                dimmed
                face={sideFace(content, { character, level: level + 1, face }, language)}
              />
              <small>{words('face-next')}</small>
            </li>
          ))}
        </ul>
        <Gear seat={seat} />
        <QuestLog seat={seat} />
        <p>{words('hand-count', state.heroes[seat].hand.length)}</p>
      </div>
    </Dialog>
  );
}

/** All spaces by region, for keys, screen readers and small screens. */
function PlacesSheet({ onClose }: { onClose(): void }) {
  const board = useOrrenBoard();
  const { content, words, language } = board;
  const { regions, spaces } = content.map;
  const marks = questMarks(board);
  const groups = [
    { name: words('cities'), mood: '', at: -1 },
    ...regions.map(({ names, mood }, at) => ({ name: names[language], mood: mood[language] ?? '', at })),
  ];
  return (
    <Dialog title={words('places')} open onClose={onClose}>
      {groups.map(({ name, mood, at }) => (
        <section key={name} className="orren-places">
          <h3>{name}</h3>
          {mood && <p>{mood}</p>}
          <ul>
            {spaces.map(
              ({ id, region, level }, space) =>
                region === at && (
                  <li key={id}>
                    <SpaceThing space={space} marks={marks[space]}>
                      {() => (
                        <>
                          <b>
                            <LevelSign level={level} say={words} /> {spaceName(board, space)}
                          </b>
                          <small>
                            {aboutSpace(board, space, marks[space]).slice(2).filter(Boolean).join(' · ')}
                          </small>
                        </>
                      )}
                    </SpaceThing>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
