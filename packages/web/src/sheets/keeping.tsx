import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { replacesOther, type SavedSheet, useSavedSheets } from './saved-sheets.ts';

interface Keeping {
  keep(sheet: SavedSheet): void;
  /** The question that is open, if any. */
  readonly question: ReactNode;
}

/** Keeps sheets in the browser; before one takes the place of another, it is asked. */
export function useKeeping(onKept: (name: string) => void): Keeping {
  const { sheets, save } = useSavedSheets();
  const [asked, ask] = useState<SavedSheet>();
  const store = (sheet: SavedSheet) => {
    save(sheet);
    ask(undefined);
    onKept(sheet.name);
  };
  return {
    keep: (sheet) => (replacesOther(sheet, sheets) ? ask(sheet) : store(sheet)),
    question: asked && (
      <ReplaceDialog name={asked.name} onReplace={() => store(asked)} onClose={() => ask(undefined)} />
    ),
  };
}

interface ReplaceDialogProps {
  readonly name: string;
  onReplace(): void;
  onClose(): void;
}

function ReplaceDialog({ name, onReplace, onClose }: ReplaceDialogProps) {
  const t = useTranslations('sheets');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('replaceAsk', { name })}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="danger" icon="save" onClick={onReplace}>
            {t('replace')}
          </Button>
        </>
      }
    >
      <p>{t('replaceText')}</p>
    </Dialog>
  );
}
