export * from './conformance.ts';
export { Broken } from './course.ts';
export * from './coverage.ts';
export { RulingError } from './located.ts';
export * from './ruling.ts';
export { parseRuling, type Ruling, type RulingStep } from './ruling-file.ts';
export { playOnFrom, positionOf } from './ruling-position.ts';
export * from './scripted.ts';
