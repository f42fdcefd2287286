import { useEffect } from 'react';
import type { Table, TableSight } from '../host/host.ts';
import { useSettings } from './settings.ts';

/** Tells a table that has just begun how often this player likes to be asked. */
export function useAskingDefault(table: Table, update: TableSight): void {
  const wanted = useSettings((settings) => settings.asking);
  const isFresh = update.seq === 0 && update.view.viewer !== 'spectator';
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once; at the table it is changed at the table
  useEffect(() => {
    if (isFresh && wanted !== update.asking) table.asking(wanted);
  }, [table]);
}
