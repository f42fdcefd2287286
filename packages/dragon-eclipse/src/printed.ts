/** What is printed on a card beside its text: numbers, element, rarity, as phrases. */
import { type Content, type Def, type Text, text } from '@tabard/engine';
import {
  type ActionDef,
  type EclipseContent,
  type EclipseDef,
  type MystlingDef,
  STATISTICS,
  type Statistics,
} from './defs.ts';

export function printedOf(content: Content, def: Def): readonly Text[] {
  const card: EclipseDef = (content as EclipseContent).defs[def];
  switch (card.type) {
    case 'mystling':
      return ofMystling(card);
    case 'wild':
    case 'summon':
      return statisticsOf(card.stats);
    case 'action':
      return ofAction(card);
    default:
      return [];
  }
}

function ofMystling({ tier, element, subtype, stats, pvp, run }: MystlingDef): Text[] {
  return [
    text('printed.tier', tier),
    text(`printed.${element}`),
    ...(subtype ? [text('printed.subtype', text(`printed.${subtype.element}`), subtype.limit)] : []),
    ...statisticsOf(stats),
    text('printed.pvp'),
    ...statisticsOf(pvp),
    ...inARun(stats, run),
  ];
}

/** Most Mystlings begin a Run with what their card says anyway. */
function inARun(stats: Statistics, run: Statistics): Text[] {
  const others = STATISTICS.filter((name) => run[name] !== stats[name]);
  if (!others.length) return [];
  return [text('printed.run'), ...others.map((name) => text(`printed.${name}`, run[name]))];
}

function statisticsOf(stats: Statistics): Text[] {
  return STATISTICS.map((name) => text(`printed.${name}`, stats[name]));
}

function ofAction({ kind, element, rarity, set }: ActionDef): Text[] {
  return [
    text(`printed.${kind}`),
    ...(element ? [text(`printed.${element}`)] : []),
    ...(set ? [text(`printed.set.${set}`)] : []),
    ...(kind === 'elemental' ? [text(`printed.${rarity}`)] : []),
  ];
}
