import { dailySeed, dayAt } from '@tabard/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pageEntry } from '../games/page-entries.ts';
import { loadGame } from '../games/registry.ts';
import { host } from '../host/current.ts';
import { useLanguage } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { defaultSeats } from './seats.ts';
import { useNames } from './use-names.ts';

interface DailyButtonProps {
  readonly game: string;
  onProblem(problem: unknown): void;
}

/** The match of the day, where a game has one: the same luck for everybody until midnight of the world’s clock. */
export function DailyButton({ game, onProblem }: DailyButtonProps) {
  const daily = pageEntry(game)?.daily;
  const language = useLanguage();
  const names = useNames();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (!daily) return null;
  const begin = async () => {
    setBusy(true);
    try {
      const loaded = await loadGame(game);
      if (!loaded?.daily) throw new Error(`there is no match of the day of "${game}"`);
      const seats = defaultSeats(loaded, names, 1);
      const seed = dailySeed(dayAt(Date.now()));
      go(`/table/${await host().create({ game, options: loaded.daily.options, seats, seed })}`);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" icon="treasure-map" disabled={isBusy} onClick={() => void begin()}>
      {daily[language]}
    </Button>
  );
}
