import type { Guide } from '@tabard/engine';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
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
  const guide = use(loadGuide(game));
  if (!guide) return null;
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
    <Button look="lamp" icon="lantern-flame" disabled={isBusy} onClick={() => void begin()}>
      {t('offer', { minutes: guide.minutes })}
    </Button>
  );
}

async function beginGuided(
  id: string,
  guide: Guide,
  names: Parameters<typeof defaultSeats>[1],
): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game "${id}"`);
  const { seed, options, seats } = guide;
  const match = await host().create({ game: id, options, seats: defaultSeats(game, names, seats), seed });
  useGuides.getState().begin(match, id);
  return match;
}
