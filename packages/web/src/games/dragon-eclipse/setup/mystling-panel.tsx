import { auraText, type EclipseContent, effectText, type MystlingDef } from '@tabard/dragon-eclipse';
import type { Language } from '@tabard/engine';
import { Icon } from '../../../icons/icon.tsx';
import { elementsOf } from '../faces.tsx';
import { ELEMENT_COLOURS, GLYPHS } from '../glyphs.ts';
import { wordsIn } from '../words.ts';
import { actionText } from './action-text.ts';
import './mystling-panel.css';

interface MystlingPanelProps {
  readonly content: EclipseContent;
  readonly def: number;
  readonly language: Language;
  /** By which numbers it fights: a duel has the other side of the Stat card, a Run numbers of its own. */
  readonly side?: 'stats' | 'pvp' | 'run';
}

const SHOWN = ['health', 'strength', 'defense', 'willpower', 'swiftness'] as const;

/** A Mystling as one chooses it: how it plays, its statistics, its Special Ability, its three Action cards. */
export function MystlingPanel({ content, def, language, side = 'stats' }: MystlingPanelProps) {
  const mystling = content.defs[def] as MystlingDef;
  const words = wordsIn(language);
  const stats = mystling[side];
  return (
    <section className="mystling-panel" aria-label={mystling.names[language]}>
      <div className="mystling-head">
        <Portrait def={mystling} />
        <div>
          <b className="mystling-name">{mystling.names[language]}</b>
          <p>
            <Icon name={GLYPHS[mystling.element]} /> {elementsOf(words, mystling)} ·{' '}
            {words('tier', mystling.tier)}
          </p>
        </div>
      </div>
      <p className="mystling-style">{mystling.style[language]}</p>
      <ul className="mystling-stats">
        {SHOWN.map((name) => (
          <li key={name}>
            <Icon name={GLYPHS[name]} /> <b>{stats[name]}</b> {words(`stat.${name}`)}
          </li>
        ))}
      </ul>
      <ul className="mystling-lines">
        {mystling.abilities.map((bonus) => {
          const { names, cost, effect } = content.bonuses[bonus];
          return (
            <li key={bonus}>
              <Icon name={GLYPHS.power} />
              {cost} <b>{names[language]}</b> {effectText(content, effect, language, def)}
            </li>
          );
        })}
        {mystling.passive && (
          <li>
            <Icon name={GLYPHS.special} /> <b>{words('passive')}</b>{' '}
            {auraText(content, mystling.passive, language, def)}
          </li>
        )}
        {mystling.actions.map((id) => (
          <li key={id}>
            <Icon name={content.defs[content.byId.get(id) ?? -1].picture.icon} />{' '}
            <b>{content.defs[content.byId.get(id) ?? -1].names[language]}</b>{' '}
            {actionText(content, id, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The round picture of a Mystling in the colours of its element. */
export function Portrait({ def }: { def: Pick<MystlingDef, 'element' | 'subtype' | 'picture'> }) {
  const style = {
    '--element': `var(--${ELEMENT_COLOURS[def.element]})`,
    '--second': `var(--${ELEMENT_COLOURS[def.subtype?.element ?? def.element]})`,
  } as React.CSSProperties;
  return (
    <span className="mystling-portrait" style={style} aria-hidden="true">
      <Icon name={def.picture.icon} />
    </span>
  );
}
