import { rulings } from 'virtual:rulebook';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { ruleHref, splitAnchor } from '../pages/shared/anchor.ts';
import { useLoaded } from '../pages/shared/use-loaded.ts';
import './ruling-note.css';

/** Path of a table that was created from a ruling, with the ruling in its anchor. */
export function rulingTable(match: string, ruling: string): string {
  return `/table/${match}#${encodeURIComponent(ruling)}`;
}

/** Title of the ruling that a position was opened from, and the rules it proves. */
export function RulingNote({ game }: { game: string }) {
  const [place] = useLocation();
  const { anchor } = splitAnchor(place);
  return anchor && place.startsWith('/table/') ? <Ruling key={anchor} game={game} id={anchor} /> : null;
}

function Ruling({ game, id }: { game: string; id: string }) {
  const t = useTranslations('common');
  const loaded = useLoaded(`${game} ${id}`, async () =>
    (await rulings[game]?.())?.default.find((example) => example.id === id),
  );
  if (loaded.state !== 'ready' || !loaded.value) return null;
  const { title, proves } = loaded.value;
  return (
    <aside className="ruling-note">
      <Icon name="open-book" />
      <p>
        <b lang="en">{title}</b>{' '}
        {proves.map((rule: string) => (
          <Link key={rule} href={ruleHref(game, rule)}>
            {t('rule', { rule })}
          </Link>
        ))}
      </p>
    </aside>
  );
}
