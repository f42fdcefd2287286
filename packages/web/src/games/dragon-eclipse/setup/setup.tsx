import {
  auraText,
  type EclipseContent,
  effectText,
  type MystlingDef,
  tamingText,
  type WildDef,
} from '@tabard/dragon-eclipse';
import { useId } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Pick, Segments, Switch } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import type { SetupProps } from '../../../table/board.ts';
import type { Say } from '../../../table/kit/words.ts';
import { decksFor, useSavedDecks } from '../decks/saved-decks.ts';
import { elementsOf } from '../faces.tsx';
import { GLYPHS } from '../glyphs.ts';
import { symbolIcon } from '../symbol-icon.ts';

import { MystlingPanel, Portrait } from './mystling-panel.tsx';
import { RunChoice } from './run-choice.tsx';
import { setupWordsIn } from './words.ts';

const MODES = ['campaign', 'roguelite', 'combat', 'quick-battle', 'challenge'] as const;
const VERSUS: readonly string[] = ['quick-battle', 'challenge'];
const HARD = ['hardCorruption', 'hardUnpredictable', 'hardSteel'] as const;

/** The choice of a match: how, with whom, against what, where, and how hard. */
export function Setup(props: SetupProps) {
  const { value, set, count, sit } = asked(props);
  const words = setupWordsIn(useLanguage());
  const mode = value('mode');
  const isRun = mode === 'roguelite';
  const isTale = mode === 'campaign' || isRun;
  const isPvp = mode !== 'combat' && !isTale;
  const isDrafted = isPvp && (mode === 'challenge' || value('draft') === true);
  return (
    <>
      <Segments
        label={words('mode')}
        value={mode as (typeof MODES)[number]}
        choices={MODES.map((one) => ({ value: one, label: words(`mode.${one}`) }))}
        note={words(`mode.${mode}.note`)}
        onChange={(one) => {
          set({ mode: one, map: 'usual', sheet: '' });
          if (VERSUS.includes(one)) sit(2);
        }}
      />
      {isRun && <RunChoice {...props} />}
      {mode === 'quick-battle' && (
        <Switch
          label={words('draftOption')}
          checked={value('draft') === true}
          onChange={(draft) => set({ draft })}
        />
      )}
      {!isDrafted && !isTale && <MystlingChoice {...props} option="mystling" deck="deck" cards="cards" />}
      {!isDrafted && !isTale && count === 2 && (
        <MystlingChoice {...props} option="partner" deck="partnerDeck" cards="partnerCards" />
      )}
      {mode === 'combat' && count === 2 && <ElementSwitch {...props} />}
      {!isPvp && !isTale && <EnemyChoice {...props} />}
      {!isTale && <Place {...props} />}
      {!isPvp && !isTale && <Harder {...props} />}
    </>
  );
}

/** The options as they are, and how to change them. */
function asked({ game, options, seatCount, onChange, onSeats }: SetupProps) {
  return {
    value: (name: string) => options[name] ?? game.options[name].default,
    set: (part: SetupProps['options']) => onChange({ ...options, ...part }),
    count: seatCount,
    sit: onSeats,
  };
}

interface MystlingChoiceProps extends SetupProps {
  readonly option: 'mystling' | 'partner';
  readonly deck: 'deck' | 'partnerDeck';
  readonly cards: 'cards' | 'partnerCards';
}

function MystlingChoice({ option, deck, cards, ...props }: MystlingChoiceProps) {
  const { value, set } = asked(props);
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = props.game.content as EclipseContent;
  const isPvp = value('mode') !== 'combat';
  const chosen = String(value(option));
  const other = String(value(option === 'mystling' ? 'partner' : 'mystling'));
  const label = option === 'mystling' ? 'choose-mystling' : isPvp ? 'choose-opponent' : 'choose-partner';
  const choose = (id: string) => set({ [option]: id, [deck]: 'usual', [cards]: '' });
  const isBoth = props.seatCount === 2;
  return (
    <Tiles
      label={words(label)}
      content={content}
      ids={isBoth ? partnersOf(props, other) : idsOf(content, 'mystling')}
      value={chosen}
      words={words}
      onChange={choose}
    >
      <MystlingPanel
        content={content}
        def={content.byId.get(chosen) ?? -1}
        language={language}
        isPvp={isPvp}
      />
      <DeckPick {...props} option={deck} cards={cards} mystling={chosen} />
    </Tiles>
  );
}

/** The Mystlings that may stand beside this one; DE-PARTY-03 holds where the option says so. */
function partnersOf(props: SetupProps, other: string): string[] {
  const { value } = asked(props);
  const content = props.game.content as EclipseContent;
  const elementOf = (id: string) => (content.defs[content.byId.get(id) ?? -1] as MystlingDef).element;
  const mayShare = value('mode') !== 'combat' || value('sameElement') === true;
  return idsOf(content, 'mystling').filter(
    (id) => id !== other && (mayShare || elementOf(id) !== elementOf(other)),
  );
}

/** Whether both may lead Mystlings of one element; turned off, a partner that does not fit makes room. */
function ElementSwitch(props: SetupProps) {
  const { value, set } = asked(props);
  const words = setupWordsIn(useLanguage());
  const turn = (sameElement: boolean) => {
    const others = partnersOf(
      { ...props, options: { ...props.options, sameElement } },
      String(value('mystling')),
    );
    const fits = others.includes(String(value('partner')));
    set({ sameElement, ...(!fits && { partner: others[0], partnerDeck: 'usual', partnerCards: '' }) });
  };
  return (
    <Switch label={words('sameElementOption')} checked={value('sameElement') === true} onChange={turn} />
  );
}

function idsOf(content: EclipseContent, ...types: readonly string[]): string[] {
  return content.defs.filter(({ type }) => types.includes(type)).map(({ id }) => id);
}

interface TilesProps {
  readonly label: string;
  readonly content: EclipseContent;
  readonly ids: readonly string[];
  readonly value: string;
  readonly words: Say;
  onChange(id: string): void;
  readonly children: React.ReactNode;
}

/** Many to choose from, each by its picture, the lowest tier first. */
function Tiles({ label, content, ids, value, words, onChange, children }: TilesProps) {
  const language = useLanguage();
  const name = useId();
  const defs = ids.map((id) => content.defs[content.byId.get(id) ?? -1] as MystlingDef | WildDef);
  return (
    <fieldset className="mystling-choice">
      <legend>{label}</legend>
      <div className="mystling-tiles">
        {defs
          .toSorted((a, b) => a.tier - b.tier)
          .map((def) => (
            <label key={def.id}>
              <input
                type="radio"
                name={name}
                value={def.id}
                checked={def.id === value}
                onChange={() => onChange(def.id)}
              />
              <Portrait def={def} />
              <span>{def.names[language]}</span>
              <small>
                <Icon name={GLYPHS[def.element]} label={words(`element.${def.element}`)} />{' '}
                {words('tier', def.tier)}
              </small>
            </label>
          ))}
      </div>
      {children}
    </fieldset>
  );
}

interface DeckPickProps extends SetupProps {
  readonly option: 'deck' | 'partnerDeck';
  readonly cards: 'cards' | 'partnerCards';
  readonly mystling: string;
}

/** Which deck: the usual one, a suggested one, one to build, or one of those saved for this Mystling. */
function DeckPick({ option, cards, mystling, ...props }: DeckPickProps) {
  const { value, set } = asked(props);
  const words = setupWordsIn(useLanguage());
  const saved = decksFor(
    useSavedDecks((store) => store.decks),
    mystling,
  );
  const usual = value('mode') === 'combat' ? ['usual', 'suggested', 'build'] : ['build', 'suggested'];
  const at = saved.findIndex((deck) => deck.cards === value(cards));
  const chosen = String(value(option));
  const now = chosen === 'saved' ? `saved ${at}` : usual.includes(chosen) ? chosen : usual[0];
  const pick = (one: string) => {
    const deck = saved[Number(one.replace('saved ', ''))];
    set(
      one.startsWith('saved') && deck
        ? { [option]: 'saved', [cards]: deck.cards }
        : { [option]: one, [cards]: '' },
    );
  };
  return (
    <Pick
      label={words('deck')}
      value={now}
      choices={[
        ...usual.map((one) => ({ value: one, label: words(`deck.${one}`) })),
        ...saved.map(({ name }, i) => ({ value: `saved ${i}`, label: words('saved-deck', name) })),
      ]}
      onChange={pick}
    />
  );
}

function EnemyChoice(props: SetupProps) {
  const { value, set } = asked(props);
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = props.game.content as EclipseContent;
  const chosen = String(value('enemy'));
  const number = content.byId.get(chosen) ?? -1;
  const def = content.defs[number] as MystlingDef | WildDef;
  return (
    <Tiles
      label={words('choose-enemy')}
      content={content}
      ids={idsOf(content, 'mystling', 'wild')}
      value={chosen}
      words={words}
      onChange={(enemy) => set({ enemy })}
    >
      <section className="mystling-panel" aria-label={words('as-enemy')}>
        <div className="mystling-head">
          <Portrait def={def} />
          <div>
            <b className="mystling-name">{def.names[language]}</b>
            <p>
              {elementsOf(words, def)} · {words('tier', def.tier)} · <Icon name={GLYPHS.health} />{' '}
              {def.stats.health} · <Icon name={GLYPHS.strength} label={words('stat.strength')} />{' '}
              {def.stats.strength}
            </p>
          </div>
        </div>
        <ul className="mystling-lines">
          {def.enemy.passive && (
            <li>
              <b>{words('passive')}</b> {auraText(content, def.enemy.passive, language, number)}
            </li>
          )}
          {def.enemy.attacks.map((node, symbol) => (
            <li key={node}>
              <Icon name={symbolIcon(content, symbol)} label={words('symbol', symbol + 1)} />{' '}
              {effectText(content, node, language, number)}
            </li>
          ))}
          <li>
            <Icon name={GLYPHS.special} /> <b>{def.enemy.specialNames[language]}</b>{' '}
            {effectText(content, def.enemy.special, language, number)}
          </li>
          {def.taming.map((step) => (
            <li key={step.names.en}>
              <Icon name={GLYPHS.taming} label={words('taming')} />{' '}
              {tamingText(content, step, language, number)}
            </li>
          ))}
        </ul>
      </section>
    </Tiles>
  );
}

function Place(props: SetupProps) {
  const { value, set } = asked(props);
  const language = useLanguage();
  const words = setupWordsIn(language);
  const content = props.game.content as EclipseContent;
  const isPvp = value('mode') !== 'combat';
  const named = (type: 'arena' | 'map') =>
    content.defs
      .filter((def) => def.type === type && (type === 'map' || !isPvp || ('pvp' in def && def.pvp)))
      .map(({ id, names }) => ({ value: id, label: names[language] }));
  return (
    <div className="setup-two">
      <Pick
        label={words('choose-arena')}
        value={String(value('arena'))}
        choices={[{ value: 'usual', label: words('arena.usual') }, ...named('arena')]}
        onChange={(arena) => set({ arena })}
      />
      <Pick
        label={words('mapOption')}
        value={String(value('map'))}
        choices={[{ value: 'usual', label: words('any-map') }, ...named('map')]}
        onChange={(map) => set({ map })}
      />
    </div>
  );
}

function Harder(props: SetupProps) {
  const { value, set } = asked(props);
  const words = setupWordsIn(useLanguage());
  return (
    <>
      <Switch
        label={words('tamingOption')}
        checked={value('taming') === true}
        onChange={(taming) => set({ taming })}
      />
      <details className="setup-harder">
        <summary>{words('harder')}</summary>
        {HARD.map((name) => (
          <Switch
            key={name}
            label={words(name)}
            checked={value(name) === true}
            onChange={(checked) => set({ [name]: checked })}
          />
        ))}
        <label className="setup-number">
          <span>{words('corruptionsOption')}</span>
          <input
            type="number"
            min={0}
            max={5}
            value={Number(value('corruptions'))}
            onChange={({ target }) => set({ corruptions: Math.max(0, Math.min(5, Number(target.value))) })}
          />
        </label>
      </details>
    </>
  );
}
