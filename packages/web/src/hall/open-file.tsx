import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { host } from '../host/current.ts';
import { openMatch } from '../host/match-file.ts';
import { Button } from '../ui/button.tsx';

/** Takes a match in that was saved to a file. */
export function OpenFile({ onProblem }: { onProblem(problem: unknown): void }) {
  const t = useTranslations('hall');
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      go(`/table/${await openMatch(host(), file)}`);
    } catch (problem) {
      onProblem(problem);
      scrollTo({ top: 0 });
    }
  };
  return (
    <section className="hall-files" aria-label={t('files')}>
      <Button icon="load" onClick={() => input.current?.click()}>
        {t('openFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
