/** The first point: Mystlings, Arena cards, parts and slots that lines name exist, and no text is empty. */
import { unknownWord } from '@tabard/engine';
import { type EclipseContent, ELEMENTS } from '../../defs.ts';
import { type Line, linesOf, questionsOf, type Report } from './parts.ts';

/** Mystlings, Arena cards, parts and slots that lines name. */
export function namesThatExist(content: EclipseContent): ((report: Report) => void)[] {
  const { story, defs, byId } = content;
  if (!story) return [];
  const known = (type: string) => defs.filter((def) => def.type === type).map(({ id }) => id);
  const mystlings = known('mystling');
  return [
    (report) => {
      for (const { id, arena, enemy } of story.combats) {
        if (defs[byId.get(arena) ?? -1]?.type !== 'arena')
          report(`Combat ${id}`, unknownWord('Arena card', arena, known('arena')));
        if (![...mystlings, ...known('wild')].includes(enemy))
          report(`Combat ${id}`, unknownWord('Enemy', enemy, mystlings));
      }
    },
    (report) => {
      for (const { says, args, place } of linesOf(content)) {
        const named = MYSTLING_WORDS[says];
        const id = named === undefined ? undefined : args[named];
        if (id !== undefined && !mystlings.includes(String(id)))
          report(place, unknownWord('Mystling', String(id), mystlings));
        checkPart(content, place, args, report);
      }
      for (const { place, phrase } of questionsOf(content)) {
        checkPart(content, place, phrase.args, report);
        const id = MYSTLING_QUESTIONS.includes(phrase.name) ? phrase.args[phrase.name] : undefined;
        if (id !== undefined && !mystlings.includes(String(id)) && !ELEMENTS.some((one) => one === id))
          report(place, unknownWord('Mystling', String(id), mystlings));
      }
    },
    (report) => {
      const slots = [
        ...story.locations.flatMap((location) => location.slots),
        ...story.secrets.flatMap(({ addsSlots }) => addsSlots),
      ];
      for (const { args, place } of linesOf(content))
        if (args.slot !== undefined && !slots.includes(String(args.slot)))
          report(place, unknownWord('slot', String(args.slot), slots));
    },
    (report) => {
      for (const [key, text] of Object.entries(content.texts ?? {}))
        for (const language of ['en', 'fr'] as const)
          if (!text[language].trim()) report(key, `the text is empty in ${language}`);
    },
  ];
}

const MYSTLING_WORDS: Readonly<Record<string, string>> = {
  join: 'mystling',
  leave: 'mystling',
  'add-tier': 'mystling',
  quest: 'mystling',
  'random-combat': 'pool',
};
const MYSTLING_QUESTIONS = ['party', 'met', 'tamed', 'quest', 'tray'];

function checkPart({ story }: EclipseContent, place: string, args: Line['args'], report: Report): void {
  if (args.status === undefined || args.part === undefined) return;
  const status = story?.statuses[story.at.status[String(args.status)] ?? -1];
  if (status && Number(args.part) > status.parts)
    report(place, `${status.id} has ${status.parts} parts; part ${String(args.part)} is named`);
}
