import { Die } from './die.tsx';
import type { Scene } from './scenes.ts';
import { useSitting } from './sitting.ts';

/** What just happened, in words and dice; a click puts it away. */
export function SceneBanner({ scene, onSkip }: { scene: Scene; onSkip(): void }) {
  const { words } = useSitting();
  return (
    // The log's live region tells the same.
    <div className="omega-scene-place" aria-hidden="true">
      <button
        type="button"
        className="omega-scene"
        data-tone={scene.tone}
        onClick={onSkip}
        title={words('skip')}
        tabIndex={-1}
      >
        {scene.dice.length > 0 && (
          <span className="omega-scene-dice">
            {scene.dice.map((die, at) => (
              <Die
                key={`${scene.id}-${at === 0 ? 'own' : 'other'}`}
                value={die}
                tone={at ? 'ember' : 'bone'}
              />
            ))}
          </span>
        )}
        <span>{scene.sentences.slice(-3).join(' ')}</span>
      </button>
    </div>
  );
}
