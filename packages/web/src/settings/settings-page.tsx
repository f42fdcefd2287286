import { LANGUAGES } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import { Segments, Switch } from '../pages/shared/fields.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { MOTIONS, TEMPOS, TEXT_SIZES, useSettings } from './settings.ts';
import './settings-page.css';

/** How the page speaks, moves and sounds. Everything is kept in this browser. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  const { change, ...now } = useSettings();
  return (
    <Page title={t('title')}>
      <div className="settings">
        <label className="settings-name">
          <span>{t('name')}</span>
          <input
            value={now.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <Segments
          label={t('language')}
          value={now.language}
          choices={(['browser', ...LANGUAGES] as const).map((value) => ({
            value,
            label: t(`languages.${value}`),
          }))}
          onChange={(language) => change({ language })}
        />
        <Segments
          label={t('textSize')}
          value={now.textSize}
          choices={TEXT_SIZES.map((value) => ({ value, label: `${Math.round(value * 100)} %` }))}
          onChange={(textSize) => change({ textSize })}
        />
        <Segments
          label={t('motion')}
          value={now.motion}
          choices={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
          onChange={(motion) => change({ motion })}
        />
        <Segments
          label={t('tempo')}
          value={now.tempo}
          choices={TEMPOS.map((value) => ({ value, label: t(`tempos.${value}`) }))}
          onChange={(tempo) => change({ tempo })}
        />
        <Switch
          label={t('sound')}
          note={t('soundNote')}
          checked={now.sound}
          onChange={(sound) => change({ sound })}
        />
        <Switch label={t('confirm')} checked={now.confirm} onChange={(confirm) => change({ confirm })} />
        <Switch label={t('plain')} checked={now.plain} onChange={(plain) => change({ plain })} />
        <Switch label={t('hints')} checked={now.hints} onChange={(hints) => change({ hints })} />
        {now.hintsSeen.length > 0 && (
          <Button onClick={() => change({ hintsSeen: [], hints: true })}>{t('hintsAgain')}</Button>
        )}
      </div>
    </Page>
  );
}
