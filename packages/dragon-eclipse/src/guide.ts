import { readGuide } from '@tabard/engine';
import written from '../guides/dragon-eclipse.yaml';

/** The guided first match. */
export const guide = readGuide(written);
