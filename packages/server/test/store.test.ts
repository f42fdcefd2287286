import { vi } from 'vitest';
import { describeLostConnections } from './store-contract/lost-connections.ts';
import { describeStore } from './store-contract.ts';
import { inPostgres, inSqlite } from './store-places.ts';

// Each of hundreds of commits waits for the disk, and that may be a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeStore(inSqlite, inPostgres);
describeStore(inPostgres, inSqlite);
describeLostConnections();
