export * from './asking.ts';
export * from './course.ts';
export * from './moment.ts';
export * from './patch.ts';
export * from './sealed.ts';
export * from './seats.ts';
export { viewPatchText } from './state-patch.ts';
export * from './tell.ts';
