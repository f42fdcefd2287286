export * from './bot.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './roster.ts';
export * from './table.ts';
export * from './thinker/index.ts';
export type { Budget, ThinkingPlan } from './thinker/plan.ts';
