import { useEffect } from 'react';
import { useAwaiting } from './awaiting/use-awaiting.ts';
import { detectServer } from './server.ts';

/** Effects of every page: detects the server once and reports tables that wait for this person. */
export function OnlineEffects() {
  useEffect(() => void detectServer(), []);
  useAwaiting();
  return null;
}
