/** Tools for authors of a story: they read the withheld half, so no page imports them. */
export { checkStory, type Finding } from './tale/check/check.ts';
export { checkByPlay } from './tale/check/play/check.ts';
export { coverageOf, type StoryCoverage } from './tale/tools/coverage.ts';
export { type GraphNode, graphOf, graphSvg, graphText } from './tale/tools/graph.ts';
export { readingOf } from './tale/tools/reading.ts';
