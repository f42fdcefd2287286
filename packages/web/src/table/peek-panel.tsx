import { contentOf, type EntityRef, type Game, type Language, type MatchState } from '@tabard/engine';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { ruleHref } from '../pages/shared/anchor.ts';
import { GameCard } from '../ui/game-card.tsx';
import type { CardFact, GameDress } from './board.ts';
import { faceOfDef, knownDef } from './faces.ts';
import { type Peeked, usePeek } from './peek.tsx';
import './peek-panel.css';

interface PeekPanelProps {
  readonly game: Game;
  readonly dress: GameDress;
  readonly state: MatchState;
  readonly language: Language;
}

const WIDTH = 304;
const GAP = 12;

/** Shows the thing that is looked at large, beside it, with the rules that bear on it. */
export function PeekPanel({ game, dress, state, language }: PeekPanelProps) {
  const { peeked, hide } = usePeek();
  useEffect(() => {
    if (!peeked) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const onTouch = () => peeked.stays && hide();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onTouch);
    addEventListener('scroll', hide, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onTouch);
      removeEventListener('scroll', hide, true);
    };
  }, [peeked, hide]);
  useEffect(() => hide, [hide]);
  const def = peeked && defOf(state, peeked.entity);
  if (!peeked || def === undefined) return null;
  const content = contentOf(state);
  const facts = dress.factsOf?.(game, content, def, language) ?? [];
  return (
    <aside
      className={`peek-panel ${peeked.stays ? 'peek-stays' : ''}`}
      style={placeOf(peeked)}
      role="tooltip"
    >
      <GameCard size="large" face={faceOfDef(game, dress, content, def, language)} />
      {facts.length > 0 && <Facts facts={facts} game={game.id} />}
    </aside>
  );
}

function Facts({ facts, game }: { facts: readonly CardFact[]; game: string }) {
  const t = useTranslations('common');
  return (
    <ul className="peek-facts">
      {facts.map(({ title, text, rule, icon }) => (
        <li key={`${title} ${rule ?? ''}`}>
          {icon && <Icon name={icon} />} <b>{title}</b> {text}{' '}
          {rule && (
            <Link href={ruleHref(game, rule)} className="peek-rule">
              {t('rule', { rule })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function defOf(state: MatchState, { kind, id }: EntityRef): number | undefined {
  if (kind === 'def') return id >= 0 && id < contentOf(state).defs.length ? id : undefined;
  return kind === 'card' ? knownDef(state, id) : undefined;
}

/** Beside what is looked at, on the side with more room, and never over the edge; a narrow page centres it. */
function placeOf({ anchor }: Peeked): React.CSSProperties {
  if (innerWidth < 640) return {};
  const isRight = innerWidth - anchor.right > WIDTH + GAP;
  const left = isRight ? anchor.right + GAP : anchor.left - WIDTH - GAP;
  const top = Math.max(GAP, Math.min(anchor.top - 40, innerHeight - 480));
  return { left: Math.max(GAP, left), top, bottom: 'auto', right: 'auto', transform: 'none' };
}
