import { contentOf, type EntityRef, type Game, type Language, type MatchState } from '@tabard/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { ruleHref } from '../pages/shared/anchor.ts';
import { GameCard } from '../ui/game-card.tsx';
import type { GameSkin } from './board.ts';
import { faceInMatch, knownDef } from './faces.ts';
import { type KeywordFact, keywordFacts } from './keyword-facts.ts';
import { type Peeked, usePeek } from './peek.tsx';
import { placeBeside } from './peek-place.ts';
import './peek-panel.css';

interface PeekPanelProps {
  readonly game: Game;
  readonly skin: GameSkin;
  readonly state: MatchState;
  readonly language: Language;
}

/** Preview of a thing beside it, with the rules that apply to it. */
export function PeekPanel({ game, skin, state, language }: PeekPanelProps) {
  const t = useTranslations('table');
  const { peeked, hide } = usePeek();
  const ref = useRef<HTMLElement>(null);
  const def = peeked && defOf(state, peeked.entity);
  useShown(ref, def === undefined ? undefined : peeked);
  useHiding(ref, peeked);
  useEffect(() => hide, [hide]);
  if (!peeked || def === undefined) return null;
  const facts = keywordFacts(game, skin, { content: contentOf(state), state }, def, language);
  return (
    <aside
      ref={ref}
      popover="manual"
      className={`peek-panel ${peeked.stays ? 'peek-stays' : ''}`}
      aria-label={t('large')}
    >
      <GameCard size="large" face={faceInMatch(game, skin, state, def, language)} />
      {facts.length > 0 && <Facts facts={facts} game={game.id} />}
    </aside>
  );
}

const NARROW = 640;

/** A popover, to lie over dialogs too. Content taller than the page is laid out in two columns. */
function useShown(ref: RefObject<HTMLElement | null>, peeked: Peeked | undefined): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !peeked) return undefined;
    panel.showPopover();
    delete panel.dataset.wide;
    if (innerWidth < NARROW) return () => panel.hidePopover();
    if (panel.scrollHeight > panel.clientHeight) panel.dataset.wide = '';
    const { width, height } = panel.getBoundingClientRect();
    const { left, top } = placeBeside(peeked.anchor, { width, height }, page());
    Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
    return () => panel.hidePopover();
  }, [ref, peeked]);
}

function page() {
  return { width: innerWidth, height: innerHeight };
}

/** Closes on Escape, and on scrolling or, if it stays, a touch outside; not on events inside. */
function useHiding(ref: RefObject<HTMLElement | null>, peeked: Peeked | undefined): void {
  const { hide } = usePeek();
  useEffect(() => {
    if (!peeked) return undefined;
    const isInside = ({ target }: Event) => target instanceof Node && ref.current?.contains(target);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const onTouch = (event: Event) => peeked.stays && !isInside(event) && hide();
    const onScroll = (event: Event) => !peeked.stays && !isInside(event) && hide();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onTouch);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onTouch);
      removeEventListener('scroll', onScroll, true);
    };
  }, [ref, peeked, hide]);
}

function Facts({ facts, game }: { facts: readonly KeywordFact[]; game: string }) {
  const t = useTranslations('common');
  return (
    <ul className="peek-facts">
      {facts.map(({ title, text, rule, icon }) => (
        <li key={title}>
          {icon && <Icon name={icon} />} <b>{title}</b> {text}{' '}
          <Link href={ruleHref(game, rule)} className="peek-rule">
            {t('rule', { rule })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function defOf(state: MatchState, { kind, id }: EntityRef): number | undefined {
  if (kind === 'def') return id >= 0 && id < contentOf(state).defs.length ? id : undefined;
  return kind === 'card' ? knownDef(state, id) : undefined;
}
