import pg from 'pg';
import { afterAll } from 'vitest';
import { type Cluster, databaseUrl, startCluster } from './postgres-cluster.ts';

let cluster: Promise<Cluster> | undefined;
let made = 0;

afterAll(async () => {
  await (await cluster?.catch(() => undefined))?.stop();
}, 60_000);

/** The address of an empty database in a cluster that ends with this file's tests. */
export async function freshDatabase(): Promise<string> {
  cluster ??= startCluster();
  const { port } = await cluster;
  const name = `tabard_${++made}`;
  const client = new pg.Client(databaseUrl(port, 'postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(port, name);
}
