import { SETTING_NAMES, SETTINGS, type SettingName } from './config.ts';
import type { Setting } from './setting.ts';

/** A setting in words: for the help and the documents. */
export interface SettingText {
  readonly name: SettingName;
  readonly flag: string | undefined;
  readonly env: string;
  readonly what: string;
  readonly fallback: string;
}

export function settingTexts(): readonly SettingText[] {
  return SETTING_NAMES.map((name) => {
    const { flag, env, shape, what, fallback, fallbackText }: Setting<unknown> = SETTINGS[name];
    const plain = fallback === undefined || String(fallback) === '' ? 'none' : String(fallback);
    return {
      name,
      flag: flag === undefined ? undefined : `--${flag} <${shape}>`,
      env,
      what,
      fallback: fallbackText ?? plain,
    };
  });
}

/** The table of `docs/server.md`. */
export function settingsTable(): string {
  const rows = settingTexts().map(({ flag, env, what, fallback }) => {
    const option = flag === undefined ? '' : `\`${flag.replaceAll('|', '\\|')}\``;
    return `| ${option} | \`${env}\` | ${what} | ${fallback} |`;
  });
  return ['| option of `tabard serve` | environment | what | default |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}
