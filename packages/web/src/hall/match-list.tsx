import { useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../games/use-game-title.ts';
import { host } from '../host/current.ts';
import type { MatchSummary } from '../host/host.ts';
import { saveMatch } from '../host/match-file.ts';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly MatchSummary[];
  onChange(): void;
  onProblem(problem: unknown): void;
}

const FEW = 5;

/** Matches one can go back to, the latest first. */
export function MatchList({ title, matches, onChange, onProblem }: MatchListProps) {
  const t = useTranslations('hall');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? matches : matches.slice(0, FEW);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="match-list">
        {shown.map((match) => (
          <MatchItem key={match.id} match={match} onChange={onChange} onProblem={onProblem} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('showAll', { count: matches.length })}
        </Button>
      )}
    </section>
  );
}

interface MatchItemProps extends Pick<MatchListProps, 'onChange' | 'onProblem'> {
  readonly match: MatchSummary;
}

function MatchItem({ match, onChange, onProblem }: MatchItemProps) {
  const t = useTranslations('hall');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const titleOf = useGameTitle();
  const [isSure, setSure] = useState(false);
  const names = match.seats.map(({ name }) => name);
  const remove = () => host().remove(match.id).then(onChange, onProblem);
  return (
    <li className="match-item">
      <div className="match-item-what">
        <h3>{titleOf(match.game).title}</h3>
        <p>
          {names.join(', ')} · {t('choices', { count: match.length })} ·{' '}
          {format.relativeTime(Math.min(match.updated, now.getTime()), now)}
        </p>
        <p className="match-turn">
          <Standing match={match} />
        </p>
      </div>
      <div className="match-item-ways">
        {match.outcome ? (
          <Link href={`/replay/${match.id}`} className="button button-plain">
            <Icon name="film-strip" /> {t('replay')}
          </Link>
        ) : (
          <Link href={`/table/${match.id}`} className="button button-lamp">
            {t('open')}
          </Link>
        )}
        <Button
          look="quiet"
          icon="save"
          aria-label={t('keep')}
          title={t('keep')}
          onClick={() => void saveMatch(host(), match.id).catch(onProblem)}
        />
        {isSure ? (
          <Button look="danger" icon="trash-can" onClick={() => void remove()}>
            {t('removeAsk')}
          </Button>
        ) : (
          <Button
            look="quiet"
            icon="trash-can"
            aria-label={t('remove')}
            title={t('remove')}
            onClick={() => setSure(true)}
          />
        )}
      </div>
    </li>
  );
}

/** Whose move it is, or who won. */
function Standing({ match }: { match: MatchSummary }) {
  const t = useTranslations('hall');
  const { seats, turnOf, outcome } = match;
  const named = (list: readonly number[]) => list.map((seat) => seats[seat].name).join(', ');
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  const people = (outcome?.winners ?? turnOf).filter((seat) => seats[seat].kind === 'person');
  if (outcome && isAlone && people.length > 0) return t('youWon');
  if (outcome) return outcome.winners.length ? t('wonBy', { names: named(outcome.winners) }) : t('nobodyWon');
  if (isAlone && people.length > 0) return t('yourTurn');
  return turnOf.length > 0 ? t('turnOf', { name: named(turnOf) }) : null;
}
