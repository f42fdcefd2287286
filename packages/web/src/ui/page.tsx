import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useRoute } from 'wouter';
import { pageEntries } from '../games/page-entries.ts';
import { Icon } from '../icons/icon.tsx';
import { NextTable } from '../online/awaiting/next-table.tsx';
import { useOnline } from '../online/server.ts';
import { useLanguage } from '../settings/settings.ts';
import './page.css';

const PLACES = [
  ['hall', '/', 'round-table'],
  ['rules', '/rules', 'open-book'],
  ['cards', '/cards', 'stack'],
] as const;

const LAST_PLACES = [
  ['settings', '/settings', 'cog'],
  ['credits', '/credits', 'quill-ink'],
] as const;

const GAME_PAGES = pageEntries.flatMap(({ pages = [] }) => pages);

const ONLINE_PLACES = [
  ['nav', '/lobby', 'three-friends'],
  ['account', '/account', 'meeple'],
] as const;

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** `wide` uses the whole width. */
  readonly width?: 'narrow' | 'wide';
}

/** Every page but the table: the bar with the other pages, and the heading. */
export function Page({ title, children, width }: PageProps) {
  return (
    <PageFrame title={title} width={width}>
      <h1>{title}</h1>
      {children}
    </PageFrame>
  );
}

/** A page that has a heading of its own. */
export function PageFrame({ title, children, width = 'narrow' }: PageProps) {
  const t = useTranslations('nav');
  const lobby = useTranslations('lobby');
  const common = useTranslations('common');
  const language = useLanguage();
  const hasServer = useOnline(({ server }) => server === 'here');
  useEffect(() => {
    document.title = title === 'Tabard' ? title : `${title} · Tabard`;
  }, [title]);
  return (
    <div className="page">
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        {common('skip')}
      </button>
      <header className="page-bar">
        <Link href="/" className="page-brand">
          <Icon name="knight-banner" /> <span>Tabard</span>
        </Link>
        <nav aria-label={t('label')}>
          {hasServer &&
            ONLINE_PLACES.map(([name, href, icon]) => (
              <PlaceLink key={name} href={href} icon={icon} label={lobby(name)} />
            ))}
          {PLACES.map(([name, href, icon]) => (
            <PlaceLink key={name} href={href} icon={icon} label={t(name)} />
          ))}
          {GAME_PAGES.map(({ href, icon, names }) => (
            <PlaceLink key={href} href={href} icon={icon} label={names[language]} />
          ))}
          {LAST_PLACES.map(([name, href, icon]) => (
            <PlaceLink key={name} href={href} icon={icon} label={t(name)} />
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={`page-main page-${width}`}>
        {hasServer && <NextTable />}
        {children}
      </main>
    </div>
  );
}

function PlaceLink({ href, icon, label }: { href: string; icon: string; label: string }) {
  const [isHere] = useRoute(href === '/' ? '/' : `${href}/*?`);
  return (
    <Link href={href} className="page-link" aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} /> <span>{label}</span>
    </Link>
  );
}
