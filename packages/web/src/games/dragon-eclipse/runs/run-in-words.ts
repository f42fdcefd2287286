import { eclipseContent, isRun, type Match } from '@tabard/dragon-eclipse';
import { asNoun, type Game, type Language, type MatchLog, replay } from '@tabard/engine';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../settings/settings.ts';
import { loadGame } from '../../registry.ts';
import { runWordsIn } from '../run/words.ts';

/** Whom a Run led over which map, and how many Bosses fell; undefined where these rules cannot replay its log. */
export function runInWords(game: Game, log: MatchLog, language: Language): string | undefined {
  const m = replayed(game, log);
  if (!m || !isRun(m)) return undefined;
  const map = eclipseContent(m).run?.maps[m.run.map];
  const led = m.tale.scene?.tray.filter(({ mystling }) => mystling >= 0) ?? [];
  const names = led.map(({ mystling }) => game.nameOf(m, { kind: 'def', id: mystling }, language));
  const bosses = runWordsIn(language)('bosses', m.run.bosses);
  return [names.join(', '), map && asNoun(map.names[language]).title, bosses].filter(Boolean).join(' · ');
}

function replayed(game: Game, log: MatchLog): Match | undefined {
  try {
    return replay(game, log) as Match;
  } catch {
    return undefined;
  }
}

/** The same as soon as the game is loaded, each Run in a task of its own. */
export function useRunInWords(log: MatchLog | undefined): string | undefined {
  const language = useLanguage();
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (!log) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    void loadGame(log.game)?.then((game) => {
      if (isWanted) timer = setTimeout(() => setTold(runInWords(game, log, language)));
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [log, language]);
  return told;
}
