import { type ArenaDef, DECK_SIZE, duelSideText, hasArena, type MystlingDef } from '@tabard/dragon-eclipse';
import type { EntityRef } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { defRef } from '../../table/kit/board-context.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { Button } from '../../ui/button.tsx';
import { Arena } from './arena.tsx';
import { type EclipseBoard, nameOfDef, useCombatBoard, useEclipseBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { MystlingPanel } from './setup/mystling-panel.tsx';
import { ChoiceCard } from './shelf.tsx';
import { ArenaName } from './step-bar.tsx';

/** What is decided before a fight: which Mystlings, which cards, who goes. */
export function Draft() {
  const board = useEclipseBoard();
  const { state, words, decision } = board;
  const awaited = decision ? undefined : awaitedChoice(board);
  const choices = awaited?.open.map(defRef) ?? defsOffered(board);
  return (
    <div className="eclipse-draft">
      <div className="eclipse-tamers">
        {state.tamers.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <TamerBox key={seat} seat={seat} />
        ))}
      </div>
      {decision?.kind === 'build-deck' && <DeckBox />}
      {hasArena(state) && <ArenaAhead />}
      <section className="eclipse-choices" aria-label={words(awaited ? 'choosing' : 'choose')}>
        {awaited && <p>{words(`choosing-${awaited.kind}`, board.seats[awaited.seat].name)}</p>}
        {!decision && !awaited && <Picked />}
        {decision?.kind === 'build-deck' && <Groups />}
        {decision?.kind === 'build-deck' && choices.length === 0 && <Plan />}
        <ul>
          {choices.map((entity) => (
            <li key={entity.id}>
              <ChoiceCard entity={entity} note={noteOf(board, entity.id)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** DE-PVP-CH-09: the Arena lies there before anybody chooses whom to send. */
function ArenaAhead() {
  const { content, state, language } = useCombatBoard();
  const arena = content.defs[state.combat.arena] as ArenaDef;
  return (
    <section className="eclipse-ahead">
      <ArenaName />
      <p>{duelSideText(content, arena, language)}</p>
      <Arena />
    </section>
  );
}

/** What somebody else chooses among now: everybody may look on. */
function awaitedChoice({ situations }: EclipseBoard) {
  return situations.find((one) => one.kind === 'draft' || one.kind === 'duel');
}

/** All Mystlings that were picked, for who waits until decks are built. */
function Picked() {
  const { state, content, language } = useEclipseBoard();
  return (
    <div className="eclipse-picked">
      {state.tamers.flatMap(({ mystlings }) =>
        mystlings.map((def) => (
          <MystlingPanel key={def} content={content} def={def} language={language} side="pvp" />
        )),
      )}
    </div>
  );
}

/** Whatever the options, and what is refused, are about: the first card they name. */
function defsOffered({ offers }: EclipseBoard): EntityRef[] {
  const found = new Map<number, EntityRef>();
  for (const { about } of [...offers.all, ...offers.refused])
    if (about[0]?.kind === 'def') found.set(about[0].id, about[0]);
  return [...found.values()].sort((a, b) => a.id - b.id);
}

/** Which of one's decks is being built. */
function deckAt({ situations }: EclipseBoard): number {
  return situations.findLast((one) => one.kind === 'deck-building')?.deck ?? 0;
}

function deckInHand(board: EclipseBoard): readonly number[] {
  const { state, own } = board;
  return state.tamers[Math.max(0, own)]?.decks[deckAt(board)] ?? [];
}

/** Whom the deck is for, and how it plays. */
function Plan() {
  const board = useEclipseBoard();
  const { state, own, content, language } = board;
  const mystling = state.tamers[Math.max(0, own)].mystlings[deckAt(board)];
  return <MystlingPanel content={content} def={mystling} language={language} side="pvp" />;
}

function noteOf(board: EclipseBoard, def: number): string | undefined {
  const { decision } = board;
  if (decision?.kind !== 'build-deck') return styleOf(board, def);
  const count = deckInHand(board).filter((one) => one === def).length;
  return count > 0 ? `× ${count}` : undefined;
}

function styleOf({ content, language }: EclipseBoard, def: number): string | undefined {
  return (content.defs[def] as MystlingDef).style?.[language];
}

function TamerBox({ seat }: { seat: number }) {
  const board = useEclipseBoard();
  const { state, words, seats, own, content } = board;
  const { mystlings, retired, wins } = state.tamers[seat];
  return (
    <section className="eclipse-tamer" data-own={seat === own ? '' : undefined}>
      <h2>{seat === own ? words('picked-yours') : words('picked', seats[seat].name)}</h2>
      {wins > 0 && <p>{words('wins', wins)}</p>}
      {mystlings.length === 0 && <p>{words('not-yet')}</p>}
      <ul>
        {mystlings.map((def) => (
          <li key={def}>
            <Thing
              shows={defRef(def)}
              name={nameOfDef(board, def)}
              state={retired.includes(def) ? [words('retired')] : []}
              className="eclipse-chip"
            >
              {() => (
                <>
                  <Icon name={content.defs[def].picture.icon} /> {nameOfDef(board, def)}
                  {retired.includes(def) && <small> ({words('retired')})</small>}
                </>
              )}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The deck so far, card by card; a click takes one out where that is offered. */
function DeckBox() {
  const board = useEclipseBoard();
  const { words, decision, state, own } = board;
  const deck = deckInHand(board);
  const mystling = state.tamers[Math.max(0, own)].mystlings[deckAt(board)];
  if (!decision) return null;
  return (
    <section className="eclipse-deck" aria-label={words('deck-for', nameOfDef(board, mystling))}>
      <h2>
        {words('deck-for', nameOfDef(board, mystling))} <small>{words('deck-of-16', deck.length)}</small>
      </h2>
      <span className="eclipse-bar">
        <span style={{ width: `${(100 * deck.length) / DECK_SIZE}%` }} />
      </span>
      <ul>
        {[...new Set(deck)].map((def) => (
          <li key={def}>
            <Thing
              shows={defRef(def)}
              name={nameOfDef(board, def)}
              state={[`× ${deck.filter((one) => one === def).length}`]}
              className="eclipse-chip"
            >
              {() => `${deck.filter((one) => one === def).length} × ${nameOfDef(board, def)}`}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The groups of cards as large buttons; what is closed says why. */
function Groups() {
  const board = useEclipseBoard();
  const { offers, choose, words } = board;
  const open = offers.all.filter(({ option }) => option.verb === 'open');
  const ready = offers.all.filter(({ option }) =>
    ['use-suggested', 'use-saved', 'finish'].includes(option.verb),
  );
  const shut = offers.refused.filter(({ about }) => about[0]?.kind === 'group');
  if (open.length === 0) return null;
  return (
    <section className="eclipse-groups" aria-label={words('deck-groups')}>
      {ready.map(({ key, label, option }) => (
        <Button key={key} look="lamp" data-light="lit" data-aim={key} onClick={() => choose(option)}>
          {label}
        </Button>
      ))}
      {open.map(({ key, label, option }) => (
        <Button key={key} icon={GLYPHS.deck} data-light="lit" onClick={() => choose(option)}>
          {label}
        </Button>
      ))}
      {shut.map(({ label, reason, rule }) => (
        <p key={label} className="eclipse-none">
          {label}: {reason} <small>{rule}</small>
        </p>
      ))}
    </section>
  );
}
