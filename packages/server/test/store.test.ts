import { vi } from 'vitest';
import { describeLostConnections } from './store-contract/lost-connections.ts';
import { describeStore } from './store-contract.ts';
import { inPostgres, inSqlite } from './store-places.ts';

// Hundreds of commits wait for the disk, which may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeStore(inSqlite, inPostgres);
describeStore(inPostgres, inSqlite);
describeLostConnections();
