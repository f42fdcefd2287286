export * from './config.ts';
export * from './serve.ts';
export { backUp } from './store/backup.ts';
export { openStore, type StoreTarget } from './store/open-store.ts';
export { restoreBackup } from './store/restore-backup.ts';
export type * from './store/rows.ts';
export type * from './store/store.ts';
export { StoreRefusal } from './store/store-refusal.ts';
