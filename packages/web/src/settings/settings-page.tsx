import { LANGUAGES } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import { BotPick } from '../pages/shared/bot-pick.tsx';
import { Segments, Switch } from '../pages/shared/fields.tsx';
import { playSound } from '../sound/player.ts';
import { SOUNDS } from '../sound/scores.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { LocalData } from './local-data.tsx';
import { ASKINGS, MOTIONS, TEMPOS, TEXT_SIZES, useSettings } from './settings.ts';
import './settings-page.css';

/** How the page looks, sounds and asks; everything holds at once. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  const page = useTranslations('settingsPage');
  return (
    <Page title={t('title')}>
      <p className="settings-lead">{page('here')}</p>
      <div className="settings">
        <Look />
        <Playing />
        <LocalData />
      </div>
    </Page>
  );
}

const SIZE_NAMES = ['small', 'normal', 'large', 'huge'] as const;
const SOUND_APART_S = 0.9;

function Look() {
  const t = useTranslations('settings');
  const page = useTranslations('settingsPage');
  const { language, motion, textSize, sound, change } = useSettings();
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{page('look')}</h2>
      <Segments
        label={t('language')}
        value={language}
        choices={(['browser', ...LANGUAGES] as const).map((value) => ({
          value,
          label: t(`languages.${value}`),
        }))}
        onChange={(value) => change({ language: value })}
      />
      <Segments
        label={t('textSize')}
        value={textSize}
        choices={TEXT_SIZES.map((value, at) => ({ value, label: page(`textSizes.${SIZE_NAMES[at]}`) }))}
        onChange={(value) => change({ textSize: value })}
      />
      <Segments
        label={t('motion')}
        value={motion}
        choices={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
        onChange={(value) => change({ motion: value })}
      />
      <div className="settings-row">
        <Switch
          label={t('sound')}
          note={t('soundNote')}
          checked={sound}
          onChange={(isOn) => {
            change({ sound: isOn });
            if (isOn) playSound('your-move');
          }}
        />
        <Button
          icon="sound-on"
          onClick={() => {
            SOUNDS.forEach((name, at) => {
              playSound(name, at * SOUND_APART_S);
            });
          }}
        >
          {page('soundTry')}
        </Button>
      </div>
    </section>
  );
}

function Playing() {
  const t = useTranslations('settings');
  const page = useTranslations('settingsPage');
  const { name, tempo, opponents, pondering, asking, confirm, twoTaps, hints, hintsSeen, plain, change } =
    useSettings();
  return (
    <section aria-labelledby="settings-playing">
      <h2 id="settings-playing">{page('playing')}</h2>
      <label className="settings-name">
        <span>{t('name')}</span>
        <input
          type="text"
          autoComplete="nickname"
          maxLength={24}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <Segments
        label={t('tempo')}
        value={tempo}
        choices={TEMPOS.map((value) => ({ value, label: t(`tempos.${value}`) }))}
        onChange={(value) => change({ tempo: value })}
      />
      <BotPick
        label={page('opponents')}
        value={opponents}
        onChange={(value) => change({ opponents: value })}
      />
      <Switch
        label={page('pondering')}
        note={page('ponderingNote')}
        checked={pondering}
        onChange={(value) => change({ pondering: value })}
      />
      <Segments
        label={page('asking')}
        note={page('askingNote')}
        value={asking}
        choices={ASKINGS.map((value) => ({ value, label: page(`askings.${value}`) }))}
        onChange={(value) => change({ asking: value })}
      />
      <Switch
        label={t('confirm')}
        note={page('confirmNote')}
        checked={confirm}
        onChange={(value) => change({ confirm: value })}
      />
      <Switch
        label={page('twoTaps')}
        note={page('twoTapsNote')}
        checked={twoTaps}
        onChange={(value) => change({ twoTaps: value })}
      />
      <div className="settings-row">
        <Switch
          label={t('hints')}
          note={page('hintsNote')}
          checked={hints}
          onChange={(value) => change({ hints: value })}
        />
        <Button disabled={hintsSeen.length === 0} onClick={() => change({ hintsSeen: [], hints: true })}>
          {t('hintsAgain')}
        </Button>
      </div>
      <Switch
        label={t('plain')}
        note={page('plainNote')}
        checked={plain}
        onChange={(value) => change({ plain: value })}
      />
    </section>
  );
}
