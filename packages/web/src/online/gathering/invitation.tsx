import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../copy-line.tsx';

/** Where somebody who has the code comes in. */
export function invitationLink(code: string): string {
  return `${location.href.split('#')[0]}#/join/${code}`;
}

/** A page that was opened by the name that every machine has for itself is found by nobody else under it. */
function isThisMachineOnly(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

/** Groups of four are easier to read out. */
function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The link and the code of a table, on parchment. */
export function Invitation({ info }: { info: Pick<TableInfo, 'code'> }) {
  const t = useTranslations('gathering');
  return (
    <section className="invitation" aria-label={t('link')}>
      <CopyLine label={t('code')} text={spelled(info.code)} kind="code" />
      <CopyLine label={t('link')} text={invitationLink(info.code)} kind="link" />
      {isThisMachineOnly() && <p className="invitation-note">{t('thisMachineOnly')}</p>}
    </section>
  );
}
