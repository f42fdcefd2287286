import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Pick } from '../shared/fields.tsx';
import type { SeenMoment } from './use-moment.ts';
import { SPEEDS, type Speed, usePlaying } from './use-playing.ts';

interface TimelineProps {
  readonly moment: SeenMoment;
  /** Where one is, or is on the way to. */
  readonly seq: number;
  onSeek(seq: number): void;
  /** After how many choices each turn began. */
  readonly turns: readonly number[];
  /** What is drawn above the slider. */
  readonly graph: ReactNode;
}

export function Timeline({ moment, seq, onSeek, turns, graph }: TimelineProps) {
  const t = useTranslations('replayPage');
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const { length } = moment;
  const shown = moment.seq === seq ? { seq, length, happened: moment.events.length } : undefined;
  usePlaying({ isPlaying, speed, shown, step: onSeek, stop: () => setPlaying(false) });
  const steps = useSteps({ seq, length, turns, onSeek, setPlaying });
  useKeys(steps);
  const turn = turns.filter((at) => at <= seq).length;
  const label = [t('moment', { seq, length }), turn > 0 && t('turn', { turn })].filter(Boolean).join(' · ');
  return (
    <footer className="replay-timeline" title={t('keys')}>
      <div className="replay-slider">
        {graph}
        <TurnMarks turns={turns} length={length} onSeek={steps.seek} />
        <input
          type="range"
          min={0}
          max={length}
          value={seq}
          aria-label={t('timeline')}
          aria-valuetext={label}
          onChange={(event) => steps.seek(Number(event.target.value))}
        />
        <p>{label}</p>
      </div>
      <fieldset className="replay-buttons">
        <legend className="visually-hidden">{t('timeline')}</legend>
        <Button
          icon="fast-backward-button"
          aria-label={t('start')}
          disabled={seq === 0}
          onClick={steps.start}
        />
        <Button icon="previous-button" aria-label={t('back')} disabled={seq === 0} onClick={steps.back} />
        <Button
          look="lamp"
          icon={isPlaying ? 'pause-button' : 'play-button'}
          aria-label={isPlaying ? t('pause') : t('play')}
          onClick={steps.toggle}
        />
        <Button
          icon="next-button"
          aria-label={t('forward')}
          disabled={seq === length}
          onClick={steps.forward}
        />
        <Button
          icon="fast-forward-button"
          aria-label={t('end')}
          disabled={seq === length}
          onClick={steps.end}
        />
        <Pick
          label={t('speed')}
          value={String(speed)}
          choices={SPEEDS.map((one) => ({ value: String(one), label: t(`speeds.${one}`) }))}
          onChange={(value) => setSpeed(SPEEDS.find((one) => String(one) === value) ?? 2)}
        />
      </fieldset>
    </footer>
  );
}

/** Where turns begin; keys and screen readers have the slider and Page up and down. */
function TurnMarks({ turns, length, onSeek }: Pick<TimelineProps, 'turns' | 'onSeek'> & { length: number }) {
  const t = useTranslations('replayPage');
  return (
    <div className="replay-turns" aria-hidden="true">
      {turns.map((at, turn) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <i
          key={at}
          style={{ '--at': at / Math.max(1, length) } as React.CSSProperties}
          title={t('turn', { turn: turn + 1 })}
          onClick={() => onSeek(at)}
        />
      ))}
    </div>
  );
}

interface TimelineSteps {
  seek(seq: number): void;
  turnBack(): void;
  turnForward(): void;
  start(): void;
  back(): void;
  forward(): void;
  end(): void;
  toggle(): void;
}

interface StepsInput {
  readonly seq: number;
  readonly length: number;
  readonly turns: readonly number[];
  onSeek(seq: number): void;
  setPlaying(change: (isPlaying: boolean) => boolean): void;
}

/** Every step by hand stops the playing; playing at the end begins anew. */
function useSteps({ seq, length, turns, onSeek, setPlaying }: StepsInput): TimelineSteps {
  return useMemo(() => {
    const seek = (to: number) => {
      setPlaying(() => false);
      onSeek(Math.min(Math.max(0, to), length));
    };
    return {
      seek,
      start: () => seek(0),
      back: () => seek(seq - 1),
      forward: () => seek(seq + 1),
      end: () => seek(length),
      turnBack: () => seek(turns.findLast((at) => at < seq) ?? 0),
      turnForward: () => seek(turns.find((at) => at > seq) ?? length),
      toggle: () => {
        if (seq === length) onSeek(0);
        setPlaying((isPlaying) => !isPlaying);
      },
    };
  }, [seq, length, turns, onSeek, setPlaying]);
}

function useKeys(steps: TimelineSteps): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: steps.back,
      ArrowRight: steps.forward,
      Home: steps.start,
      End: steps.end,
      PageUp: steps.turnBack,
      PageDown: steps.turnForward,
      ' ': steps.toggle,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event)) return;
      const step = keys[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [steps]);
}

/** A list, a slider or a dialog uses these keys itself, and a button the space bar. */
function hasOwnKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, dialog')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
