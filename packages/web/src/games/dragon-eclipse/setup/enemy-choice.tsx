import {
  auraText,
  type EclipseContent,
  effectText,
  type MystlingDef,
  tamingText,
  type WildDef,
} from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import type { SetupProps } from '../../../table/board.ts';
import { elementsOf } from '../faces.tsx';
import { GLYPHS } from '../glyphs.ts';
import { symbolIcon } from '../symbol-icon.ts';
import { Portrait } from './mystling-panel.tsx';
import { idsOf, setupOptions } from './setup-options.ts';
import { Tiles } from './tiles.tsx';
import { setupWordsIn } from './words.ts';

/** Which wild Mystling is fought, with its sheet. */
export function EnemyChoice(props: Pick<SetupProps, 'game' | 'options' | 'onChange'>) {
  const { value, set } = setupOptions(props);
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
