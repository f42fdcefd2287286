import { describeLostConnections } from './store-contract/lost-connections.ts';
import { describeStore } from './store-contract.ts';
import { inPostgres, inSqlite } from './store-places.ts';

describeStore(inSqlite, inPostgres);
describeStore(inPostgres, inSqlite);
describeLostConnections();
