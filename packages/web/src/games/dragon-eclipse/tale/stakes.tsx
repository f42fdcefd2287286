import { companions, stakesOf } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Companion } from './companion.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';

/** Above the Arena: who else goes along, what the story brought into this Combat, and what can come of it. */
export function Stakes() {
  const { state, nameOf, tell } = useTaleBoard();
  const { texts, isTameable } = stakesOf(state);
  const along = companions(state).filter(({ pocket }) => pocket);
  return (
    <section className="tale-stakes" aria-label={tell('stakes')}>
      <ul aria-label={tell('party')}>
        {along.map((one) => (
          <li key={one.mystling}>
            <Companion facts={one} />
          </li>
        ))}
      </ul>
      <ul className="tale-stakes-lines">
        <li>
          <Icon name={isTameable ? 'love-howl' : 'crossed-swords'} />{' '}
          {tell(isTameable ? 'stake-tame' : 'stake-beat')}
        </li>
        {texts.map((text) => (
          <li key={text}>{nameOf(storyRef('text', text))}</li>
        ))}
        <li>{tell('stake-lost')}</li>
      </ul>
    </section>
  );
}
