import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { pageEntry } from '../games/page-entries.ts';
import { loadGame } from '../games/registry.ts';
import { useGuides } from '../guide/guide-store.ts';
import { loadGuide } from '../guide/load-guide.ts';
import { host } from '../host/current.ts';
import { Button } from '../ui/button.tsx';
import { defaultSeats } from './seats.ts';
import { useNames } from './use-names.ts';

interface GuidedButtonProps {
  readonly game: string;
  onProblem(problem: unknown): void;
}

/** Offers the guided first match of a game, where it has one. */
export function GuidedButton({ game, onProblem }: GuidedButtonProps) {
  const t = useTranslations('guide');
  const names = useNames();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (!pageEntry(game)?.loadGuide) return null;
  const begin = async () => {
    setBusy(true);
    try {
      go(`/table/${await beginGuided(game, names)}`);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
    }
  };
  return (
    <Button look="lamp" icon="lantern-flame" disabled={isBusy} onClick={() => void begin()}>
      {t('offer')}
    </Button>
  );
}

async function beginGuided(id: string, names: Parameters<typeof defaultSeats>[1]): Promise<string> {
  const [game, guide] = await Promise.all([loadGame(id), loadGuide(id)]);
  if (!game || !guide) throw new Error(`there is no guide to "${id}"`);
  const { seed, options, seats } = guide;
  const match = await host().create({ game: id, options, seats: defaultSeats(game, names, seats), seed });
  useGuides.getState().begin(match, id);
  return match;
}
