import { dragonEclipse, type EclipseContent } from '@tabard/dragon-eclipse';
import type { Language } from '@tabard/engine';

/** The generated text of an Action card by its id, in one line. */
export function actionText(content: EclipseContent, id: string, language: Language): string {
  const def = content.byId.get(id);
  return def === undefined ? '' : dragonEclipse.cardText(content, def, language).replaceAll('\n', ' ');
}
