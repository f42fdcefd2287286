import { readGuide } from '@tabard/engine';
import written from '../guides/shadow-of-omega.yaml';

/** The guided first match. */
export const guide = readGuide(written);
