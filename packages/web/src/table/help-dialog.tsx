import { type Game, type Language, typeset } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { ruleHref } from '../pages/shared/anchor.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { GameSkin } from './board.ts';
import { phraseOf } from './say.ts';
import './help-dialog.css';

const KEYS = [
  ['arrows', '← ↑ ↓ →'],
  ['enter', 'Enter'],
  ['digits', '1 – 9'],
  ['close0', '0'],
  ['undo', 'z'],
  ['log', 'l'],
  ['help', '?'],
  ['close', 'Esc'],
] as const;

const WAYS = ['choose', 'look', 'why', 'pass'] as const;

interface HelpProps {
  readonly game: Game;
  readonly skin: GameSkin;
  readonly language: Language;
  /** The option `mode` of the match: some have a goal and a turn of their own. */
  readonly mode: string;
}

interface HelpDialogProps extends HelpProps {
  readonly open: boolean;
  onClose(): void;
}

/** What this game is about, its turn and its symbols; then how to play at this table, by hand and by keys. */
export function HelpDialog({ open, onClose, ...help }: HelpDialogProps) {
  const t = useTranslations('help');
  return (
    <Dialog title={t('title')} open={open} onClose={onClose}>
      <About {...help} />
      <Symbols {...help} />
      <h3 className="help-keys-title">{t('waysTitle')}</h3>
      <ul className="help-ways">
        {WAYS.map((way) => (
          <li key={way}>{t(`ways.${way}`)}</li>
        ))}
      </ul>
      <h3 className="help-keys-title">{t('keysTitle')}</h3>
      <dl className="help-keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const ABOUT = ['goal', 'turn'] as const;

/** What wins, and what a turn is made of, in the game's own words. */
function About({ game, language, mode }: HelpProps) {
  const t = useTranslations('help');
  return ABOUT.map((part) => {
    const said =
      phraseOf(game, { language }, `about.${part}.${mode}`) ?? phraseOf(game, { language }, `about.${part}`);
    return said === undefined ? null : (
      <section key={part}>
        <h3 className="help-keys-title">{t(part)}</h3>
        <p>{said}</p>
      </section>
    );
  });
}

/** The symbols and words of the game, each with what it means and its rule. */
function Symbols({ game, skin, language }: HelpProps) {
  const t = useTranslations('help');
  const common = useTranslations('common');
  const words = Object.entries(game.keywords);
  if (words.length === 0) return null;
  return (
    <details className="help-symbols">
      <summary>{t('symbols', { count: words.length })}</summary>
      <dl>
        {words.map(([name, { rule, words: said }]) => {
          const [title, meaning] = said[language];
          const icon = skin.keywordIcons?.[name];
          return (
            <div key={name}>
              <dt>
                {icon && <Icon name={icon} />} {title}
              </dt>
              <dd>
                {typeset(meaning, language)}{' '}
                <Link href={ruleHref(game.id, rule)}>{common('rule', { rule })}</Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
