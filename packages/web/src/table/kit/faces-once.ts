import type { Content, Game, Language } from '@tabard/engine';
import type { CardFace } from '../../ui/game-card.tsx';

type DrawFace = (game: Game, content: Content, def: number, language: Language) => CardFace;

/** Caches card faces by content and language. */
export function facesOnce(draw: DrawFace): DrawFace {
  const drawn = new WeakMap<Content, Map<string, CardFace>>();
  return (game, content, def, language) => {
    const faces = drawn.get(content) ?? new Map<string, CardFace>();
    drawn.set(content, faces);
    const key = `${language} ${def}`;
    const face = faces.get(key) ?? draw(game, content, def, language);
    faces.set(key, face);
    return face;
  };
}
