import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../copy-line.tsx';

/** The invitation URL of a code. */
export function invitationLink(code: string): string {
  return `${location.href.split('#')[0]}#/join/${code}`;
}

/** A `localhost` address does not lead other devices to this server. */
function isThisMachineOnly(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

/** Groups of four, for reading aloud. */
function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** Invitation link and code of a table. */
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
