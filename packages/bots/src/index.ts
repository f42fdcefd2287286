export * from './bot.ts';
export * from './greedy.ts';
export * from './random.ts';
export * from './roster.ts';
export * from './table.ts';
