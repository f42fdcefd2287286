export * from './asking.ts';
export * from './course.ts';
export { followView, type KnownView } from './follow.ts';
export * from './moment.ts';
export * from './patch.ts';
export * from './sealed.ts';
export * from './seats.ts';
export * from './tell.ts';
