import { readGuide } from '@tabard/engine';
import written from '../guides/adventure-board.yaml';

/** The guided first match. */
export const guide = readGuide(written);
