import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { CopyLine } from '../copy-line.tsx';
import { invitationPath, useSharedLink } from '../shared-link.ts';

/** Groups of four, for reading aloud. */
function spelled(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** Invitation link and code of a table. */
export function Invitation({ info }: { info: Pick<TableInfo, 'code'> }) {
  const t = useTranslations('waitingRoom');
  const { link, isThisMachineOnly } = useSharedLink(invitationPath(info.code));
  return (
    <section className="invitation" aria-label={t('link')}>
      <CopyLine label={t('code')} text={spelled(info.code)} kind="code" />
      <CopyLine label={t('link')} text={link} kind="link" />
      {isThisMachineOnly && <p className="invitation-note">{t('thisMachineOnly')}</p>}
    </section>
  );
}
