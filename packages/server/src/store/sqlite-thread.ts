import { parentPort, workerData } from 'node:worker_threads';
import { connectSqlite } from './sqlite-library.ts';
import { CARRY_OVER, CHECKPOINT, keepTogether, SqliteStatements, type Write } from './sqlite-statements.ts';

// The writer thread: a message is answered once its writes are on disk. `null` ends the thread.
const statements = new SqliteStatements(await connectSqlite(workerData.file));
parentPort?.on('message', (batch: string | null) => {
  if (batch === CARRY_OVER) {
    statements.all(CHECKPOINT);
    return parentPort?.postMessage(CARRY_OVER);
  }
  if (batch) {
    const written = keepTogether(statements, JSON.parse(batch) as readonly Write[]);
    return parentPort?.postMessage(JSON.stringify(written));
  }
  statements.close();
  parentPort?.close();
});
