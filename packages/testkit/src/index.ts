export { conformance } from './conformance.ts';
export { Broken, type Plan, type Report } from './course.ts';
