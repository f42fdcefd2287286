import { DECK_SIZE, type MystlingDef } from '@tabard/dragon-eclipse';
import type { EntityRef } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { GLYPHS } from './glyphs.ts';
import { MystlingPanel } from './mystling-panel.tsx';
import { ChoiceCard } from './shelf.tsx';
import { defRef, nameOfDef, type Sitting, useSitting } from './sitting.ts';
import { Thing } from './thing.tsx';

/** What is decided before a fight: which Mystlings, which cards, who goes. */
export function Draft() {
  const sitting = useSitting();
  const { state, words, decision } = sitting;
  const choices = defsOffered(sitting);
  return (
    <div className="eclipse-draft">
      <div className="eclipse-tamers">
        {state.tamers.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <TamerBox key={seat} seat={seat} />
        ))}
      </div>
      {decision?.kind === 'build-deck' && <DeckBox />}
      <section className="eclipse-choices" aria-label={words('choose')}>
        {decision?.kind === 'build-deck' && <Groups />}
        {decision?.kind === 'build-deck' && choices.length === 0 && <Plan />}
        <ul>
          {choices.map((entity) => (
            <li key={entity.id}>
              <ChoiceCard entity={entity} note={noteOf(sitting, entity.id)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Whatever the options, and what is refused, are about: the first card they name. */
function defsOffered({ offers }: Sitting): EntityRef[] {
  const found = new Map<number, EntityRef>();
  for (const { about } of [...offers.all, ...offers.refused])
    if (about[0]?.kind === 'def') found.set(about[0].id, about[0]);
  return [...found.values()].sort((a, b) => a.id - b.id);
}

/** Which of one's decks is being built. */
function deckAt({ state }: Sitting): number {
  const frame = state.stack.findLast(({ proc }) => proc === 'build');
  return Number(frame?.vars.deck ?? 0);
}

function deckInHand(sitting: Sitting): readonly number[] {
  const { state, own } = sitting;
  return state.tamers[Math.max(0, own)]?.decks[deckAt(sitting)] ?? [];
}

/** Whom the deck is for, and how it plays. */
function Plan() {
  const sitting = useSitting();
  const { state, own, content, language } = sitting;
  const mystling = state.tamers[Math.max(0, own)].mystlings[deckAt(sitting)];
  return <MystlingPanel content={content} def={mystling} language={language} isPvp />;
}

function noteOf(sitting: Sitting, def: number): string | undefined {
  const { decision } = sitting;
  if (decision?.kind === 'pick-mystling' || decision?.kind === 'choose-fighter') return styleOf(sitting, def);
  const count = deckInHand(sitting).filter((one) => one === def).length;
  return count > 0 ? `× ${count}` : undefined;
}

function styleOf({ content, language }: Sitting, def: number): string | undefined {
  return (content.defs[def] as MystlingDef).style?.[language];
}

function TamerBox({ seat }: { seat: number }) {
  const sitting = useSitting();
  const { state, words, seats, own, content } = sitting;
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
              entities={[]}
              shows={defRef(def)}
              name={nameOfDef(sitting, def)}
              state={retired.includes(def) ? [words('retired')] : []}
              className="eclipse-chip"
            >
              {() => (
                <>
                  <Icon name={content.defs[def].picture.icon} /> {nameOfDef(sitting, def)}
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
  const sitting = useSitting();
  const { words, decision, state, own } = sitting;
  const deck = deckInHand(sitting);
  const mystling = state.tamers[Math.max(0, own)].mystlings[deckAt(sitting)];
  if (!decision) return null;
  return (
    <section className="eclipse-deck" aria-label={words('deck-for', nameOfDef(sitting, mystling))}>
      <h2>
        {words('deck-for', nameOfDef(sitting, mystling))} <small>{words('deck-of-16', deck.length)}</small>
      </h2>
      <span className="eclipse-bar">
        <span style={{ width: `${(100 * deck.length) / DECK_SIZE}%` }} />
      </span>
      <ul>
        {[...new Set(deck)].map((def) => (
          <li key={def}>
            <Thing
              entities={[]}
              shows={defRef(def)}
              name={nameOfDef(sitting, def)}
              state={[`× ${deck.filter((one) => one === def).length}`]}
              className="eclipse-chip"
            >
              {() => `${deck.filter((one) => one === def).length} × ${nameOfDef(sitting, def)}`}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The groups of cards as large buttons; what is closed says why. */
function Groups() {
  const sitting = useSitting();
  const { offers, choose, words } = sitting;
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
