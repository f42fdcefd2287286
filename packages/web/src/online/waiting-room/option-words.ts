import type { Options } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { useGame } from '../../games/use-game.ts';
import { useLanguage } from '../../settings/settings.ts';
import { phraseOf } from '../../table/say.ts';

/** Options of a table and its number of seats, as the engine expects them. */
export function matchOptions({ options, seats }: TableInfo) {
  return { options: options as Options, seats: seats.length };
}

/** Display names of a game's options and their values. */
export function useOptionWords(id: string) {
  const t = useTranslations('waitingRoom');
  const table = useTranslations('table');
  const language = useLanguage();
  const { game } = useGame(id);
  const phrase = (key: string) => phraseOf(game, { language }, `option.${key}`);
  return {
    nameOf: (name: string) => phrase(name) ?? name,
    wordFor: (name: string, given: Options[string] | undefined) => {
      const value = given ?? game.options[name].default;
      // Free text is not shown.
      if (game.options[name].type === 'text') return t('broughtAlong');
      if (typeof value === 'boolean') return table(value ? 'yes' : 'no');
      return phrase(`${name}.${value}`) ?? String(value);
    },
  };
}
