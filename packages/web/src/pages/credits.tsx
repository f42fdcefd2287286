import credits from 'virtual:credits';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import './credits/credits.css';

const SITE = 'https://game-icons.net';
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
const OFL = 'https://openfontlicense.org';
const FONTS = '@fontsource/';

const fonts = credits.works.filter(({ name }) => name.startsWith(FONTS));
const libraries = credits.works.filter(({ name }) => !name.startsWith(FONTS));

/** Whose work this table is made of. */
export default function Credits() {
  const t = useTranslations('creditsPage');
  const nav = useTranslations('nav');
  return (
    <Page title={nav('credits')}>
      <p className="credits-lead">{t('lead')}</p>
      <div className="credits">
        <Ours />
        <Icons />
        <Section id="fonts" title={t('fonts')}>
          <p>{t.rich('fontsText', { licence: (text) => <a href={OFL}>{text}</a> })}</p>
          <ul>
            <li>{t('fontFraunces')}</li>
            <li>{t('fontInter')}</li>
          </ul>
          {fonts.map((work) => (
            <Licence key={work.name} work={work} />
          ))}
        </Section>
        <Section id="sounds" title={t('sounds')}>
          <p>{t('soundsText')}</p>
        </Section>
        <Section id="libraries" title={t('libraries')}>
          <p>{t('librariesText')}</p>
          {libraries.map((work) => (
            <Licence key={work.name} work={work} />
          ))}
        </Section>
      </div>
    </Page>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`credits-${id}`}>
      <h2 id={`credits-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function Ours() {
  const t = useTranslations('creditsPage');
  return (
    <Section id="ours" title={t('ours')}>
      <p>{t('oursText')}</p>
      <h3>{t('notice')}</h3>
      <div lang="en" className="credits-notice">
        {paragraphsOf(credits.notice).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <details>
        <summary>{t('licenceText')}</summary>
        <LicenceText text={credits.licence} />
      </details>
    </Section>
  );
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/^Tabard\n/, '')
    .trim()
    .split(/\n\s*\n/);
}

function Icons() {
  const t = useTranslations('creditsPage');
  return (
    <Section id="icons" title={t('icons')}>
      <p>
        {t.rich('iconsText', {
          site: (text) => <a href={SITE}>{text}</a>,
          licence: (text) => <a href={CC_BY}>{text}</a>,
        })}
      </p>
      {credits.icons.map(({ author, icons }) => (
        <details key={author} className="credits-author">
          <summary>
            {t('iconsBy', { author })} <span>{t('iconsCount', { count: icons.length })}</span>
          </summary>
          <ul className="credits-icons" lang="en">
            {icons.map((name) => (
              <li key={name}>{name.replaceAll('-', ' ')}</li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}

function Licence({ work }: { work: (typeof credits.works)[number] }) {
  const t = useTranslations('creditsPage');
  return (
    <details className="credits-work">
      <summary>
        {work.name} {work.version} <span>{work.licence}</span>
      </summary>
      {work.text ? <LicenceText text={work.text} /> : <p>{t('noText')}</p>}
    </details>
  );
}

function LicenceText({ text }: { text: string }) {
  return (
    <pre lang="en" className="credits-text">
      {text.trim()}
    </pre>
  );
}
