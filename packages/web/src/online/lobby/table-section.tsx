import type { TableInfo } from '@tabard/table/protocol';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote, useOnline } from '../server.ts';
import { useAction } from '../use-action.ts';
import { TableItem } from './table-item.tsx';

interface TableSectionProps {
  readonly list: 'myTables' | 'openTables' | 'runningTables';
  readonly title: string;
  /** Text for an empty list; without it an empty section is not rendered. */
  readonly none?: string;
}

const REFRESH_MS = 15_000;

/** A list of tables that is refreshed while it is shown. */
export function TableSection({ list, title, none }: TableSectionProps) {
  const t = useTranslations('online');
  const id = useId();
  const { tables, next, problem, refresh, more } = useTables(list);
  const awaiting = useOnline((online) => online.awaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when the awaiting count changes
  useEffect(refresh, [refresh, awaiting]);
  if (tables?.length === 0 && none === undefined && !problem) return null;
  return (
    <section aria-labelledby={id} className="lobby-section">
      <h2 id={id}>{title}</h2>
      <ProblemLine problem={problem} />
      {tables?.length === 0 && <p className="lobby-none">{none}</p>}
      <ul className="table-list">
        {tables?.map((info) => (
          <TableItem key={info.id} info={info} />
        ))}
      </ul>
      {next && (
        <Button look="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

interface ListedTables {
  readonly tables?: readonly TableInfo[];
  readonly next?: string | null;
}

function useTables(list: TableSectionProps['list']) {
  const [kept, keep] = useState<ListedTables>({});
  const { run, problem } = useAction();
  const refresh = useCallback(() => run(async () => keep(await remote().api(list, {}))), [run, list]);
  const more = () =>
    run(async () => {
      const { tables, next } = await remote().api(list, { query: { after: kept.next ?? undefined } });
      keep({ tables: [...(kept.tables ?? []), ...tables], next });
    });
  useEffect(() => {
    const timer = setInterval(() => document.hidden || refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { ...kept, problem, refresh, more };
}
