import type { Analysis } from '@tabard/bots';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { SeatPlan } from '../../host/host.ts';
import './chance-graph.css';

interface ChanceGraphProps {
  readonly analysis: Analysis;
  readonly seats: readonly SeatPlan[];
  readonly seq: number;
  onSeek(seq: number): void;
}

const HEIGHT = 100;

/** The chances of each seat over the match; turning points, and choices that others were better than, are to be clicked. */
export function ChanceGraph({ analysis, seats, seq, onSeek }: ChanceGraphProps) {
  const t = useTranslations('analysis');
  const { marks, start, turningPoints, length } = analysis;
  const betterMarks = marks.filter(({ better }) => better);
  const chancesAt = (at: number) => (at > 0 ? marks[at - 1].chances : start);
  const line = (seat: number) =>
    Array.from({ length: length + 1 }, (_, at) => `${at},${HEIGHT * (1 - chancesAt(at)[seat])}`).join(' ');
  return (
    <figure className="chance-graph">
      <figcaption className="visually-hidden">{t('title')}</figcaption>
      <div className="chance-plot">
        <svg viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line className="chance-even" x1={0} x2={length} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {seats.map((plan, seat) => (
            <polyline key={plan.name} data-seat={seat} points={line(seat)} />
          ))}
          <line className="chance-now" x1={seq} x2={seq} y1={0} y2={HEIGHT} />
        </svg>
        {turningPoints.map((at) => (
          <PlotMark
            key={at}
            className="chance-turning"
            left={(at + 1) / length}
            label={t('turningAt', { seq: at + 1 })}
            onClick={() => onSeek(at + 1)}
          />
        ))}
        {betterMarks.map(({ seq: at, seat }) => (
          <PlotMark
            key={at}
            className="chance-better"
            left={(at + 1) / length}
            label={t('betterAt', { seq: at + 1, name: seats[seat].name })}
            onClick={() => onSeek(at + 1)}
          />
        ))}
      </div>
      <Legend chances={chancesAt(Math.min(seq, length))} seats={seats}>
        {turningPoints.length > 0 && <li className="chance-turning">{t('turning')}</li>}
        {betterMarks.length > 0 && <li className="chance-better">{t('betterMarks')}</li>}
      </Legend>
    </figure>
  );
}

interface PlotMarkProps {
  readonly className: string;
  /** Its place on the plot, from 0 to 1. */
  readonly left: number;
  readonly label: string;
  onClick(): void;
}

function PlotMark({ className, left, label, onClick }: PlotMarkProps) {
  return (
    <button
      type="button"
      className={`chance-mark ${className}`}
      style={{ left: `${100 * left}%` }}
      title={label}
      aria-label={label}
      onClick={onClick}
    />
  );
}

interface LegendProps {
  readonly chances: readonly number[];
  readonly seats: readonly SeatPlan[];
  /** What the marks mean. */
  readonly children: ReactNode;
}

function Legend({ chances, seats, children }: LegendProps) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  return (
    <ul className="chance-legend">
      {seats.map(({ name }, seat) => (
        <li key={name} data-seat={seat}>
          {t('chances', { name, chance: format.number(chances[seat], { style: 'percent' }) })}
        </li>
      ))}
      {children}
    </ul>
  );
}
