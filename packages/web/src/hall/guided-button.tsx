import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { pageEntry } from '../games/page-entries.ts';
import type { GuideEntry } from '../games/page-entry.ts';
import { loadGame } from '../games/registry.ts';
import { useGuides } from '../guide/guide-store.ts';
import { loadGuide } from '../guide/load-guide.ts';
import { host } from '../host/current.ts';
import { useLanguage } from '../settings/settings.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { defaultSeats } from './seats.ts';
import { useNames } from './use-names.ts';

interface GuidedWaysProps {
  readonly game: string;
  onProblem(problem: unknown): void;
}

/** Offers the guided first match of a game, where it has one. */
export function GuidedFirst({ game, onProblem }: GuidedWaysProps) {
  const [first] = pageEntry(game)?.guides ?? [];
  return first ? <GuidedButton game={game} guide={first} look="lamp" onProblem={onProblem} /> : null;
}

/** Offers the guided matches of its other modes. */
export function GuidedOthers({ game, onProblem }: GuidedWaysProps) {
  const [, ...others] = pageEntry(game)?.guides ?? [];
  return others.map((guide) => (
    <GuidedButton key={guide.id} game={game} guide={guide} look="quiet" onProblem={onProblem} />
  ));
}

interface GuidedButtonProps extends GuidedWaysProps {
  readonly guide: GuideEntry;
  readonly look: ButtonProps['look'];
}

function GuidedButton({ game, guide, look, onProblem }: GuidedButtonProps) {
  const t = useTranslations('guide');
  const language = useLanguage();
  const names = useNames();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      go(`/table/${await beginGuided(game, guide, names)}`);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
    }
  };
  return (
    <Button look={look} icon="lantern-flame" disabled={isBusy} onClick={() => void begin()}>
      {guide.names?.[language] ?? t('offer')}
    </Button>
  );
}

async function beginGuided(
  id: string,
  { id: by }: GuideEntry,
  names: Parameters<typeof defaultSeats>[1],
): Promise<string> {
  const [game, guide] = await Promise.all([loadGame(id), loadGuide(id, by)]);
  if (!game || !guide) throw new Error(`there is no guide to "${id}"`);
  const { seed, options, seats } = guide;
  // What a guide says holds against the bot that it was written against.
  const plan = defaultSeats(game, { ...names, bot: 'greedy' }, seats);
  const match = await host().create({ game: id, options, seats: plan, seed });
  useGuides.getState().begin(match, by);
  return match;
}
