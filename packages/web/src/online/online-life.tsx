import { useEffect } from 'react';
import { useAwaiting } from './awaiting/use-awaiting.ts';
import { seekServer } from './server.ts';

/** Effects of every page: detects the server once and reports tables that wait for this person. */
export function OnlineLife() {
  useEffect(() => void seekServer(), []);
  useAwaiting();
  return null;
}
