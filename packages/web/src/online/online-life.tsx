import { useEffect } from 'react';
import { useAwaiting } from './awaiting/use-awaiting.ts';
import { seekServer } from './server.ts';

/** Looks for the server once, and lets tables that wait be noticed on every page. */
export function OnlineLife() {
  useEffect(() => void seekServer(), []);
  useAwaiting();
  return null;
}
