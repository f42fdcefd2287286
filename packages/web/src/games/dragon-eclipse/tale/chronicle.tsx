import { optionLabel } from '@tabard/dragon-eclipse';
import { eventText } from '@tabard/engine';
import { Button } from '../../../ui/button.tsx';
import type { JournalPage, PageLine } from './pages.ts';
import { storyRef, useTaleBoard } from './tale-board.ts';

/** The story as it went, Scenario by Scenario: what was read, what was chosen, what came of it. */
export function Chronicle({ pages }: { pages: readonly JournalPage[] }) {
  const { story, tell, nameOf } = useTaleBoard();
  const parts = byScenario(pages);
  return (
    <div className="tale-chronicle">
      {story.from > 0 && story.older && <Button onClick={story.older}>{tell('older')}</Button>}
      {parts.map(({ scenario, pages: own }) => (
        <section key={own[0].from}>
          <h3>{scenario < 0 ? tell('between') : nameOf(storyRef('scenario', scenario))}</h3>
          {own
            .flatMap(({ lines }) => lines)
            .map((line) => (
              <ChronicleLine key={line.place} line={line} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** Pages that follow each other in the same Scenario. */
function byScenario(pages: readonly JournalPage[]): { scenario: number; pages: JournalPage[] }[] {
  const parts: { scenario: number; pages: JournalPage[] }[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last?.scenario === page.scenario) last.pages.push(page);
    else parts.push({ scenario: page.scenario, pages: [page] });
  }
  return parts;
}

function ChronicleLine({ line }: { line: PageLine }) {
  const { game, state, language, say, story, nameOf } = useTaleBoard();
  switch (line.kind) {
    case 'text':
      return <p>{nameOf(storyRef('text', line.text))}</p>;
    case 'taken':
      return <p className="tale-taken">{optionLabel(state, line.option, language)}</p>;
    default:
      return <p className="tale-news-line">{say(eventText(game, story.events[line.place - story.from]))}</p>;
  }
}
