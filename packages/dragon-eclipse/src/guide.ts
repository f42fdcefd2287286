import { readGuide } from '@tabard/engine';
import written from '../guides/dragon-eclipse.yaml';
import writtenRun from '../guides/run.yaml';

/** The guided first Combat, and the guided first Run. */
export const guide = readGuide(written);
export const runGuide = readGuide(writtenRun);
