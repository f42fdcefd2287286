import {
  type ArgSpecs,
  type ArgsOf,
  type HappeningPhrasing,
  number,
  oneOf,
  optional,
  type Tell,
  yes,
} from '@tabard/engine';
import { BONUS_KINDS, CONDITIONS, eclipseContent } from '../defs.ts';
import { actionDef, isEnemy, isPlace, PLACES } from '../rules/facts.ts';
import { HAPPENINGS, type Happening, HURTS } from '../rules/report.ts';
import type { InCombat } from '../state.ts';
import { happeningTexts } from '../words/happenings.ts';
import { enough, isWhom, least, who } from './happening-args.ts';

/** One phrase of `on`: which happening it watches and which of them it means. */
function happening<const S extends ArgSpecs>(
  spec: Omit<HappeningPhrasing<InCombat, ArgsOf<S>>, 'args' | 'text'> & {
    readonly args: S;
    readonly text: Tell<ArgsOf<S>>;
  },
) {
  return spec;
}

const codeOf = (name: Happening) => HAPPENINGS.indexOf(name);

export const happenings = {
  'begin-turn': happening({
    code: codeOf('turn-began'),
    args: { who },
    text: happeningTexts['begin-turn'],
    matches: isWhom,
  }),
  'end-turn': happening({
    code: codeOf('turn-ended'),
    args: { who },
    text: happeningTexts['end-turn'],
    matches: isWhom,
  }),
  attack: happening({
    code: codeOf('attacked'),
    args: { who, least: optional(number), blocked: yes },
    text: happeningTexts.attack,
    matches: (m, owner, a, f, _target, damage) =>
      isWhom(m, owner, a, f) && (a.blocked ? damage === 0 : a.least === undefined || damage >= a.least),
  }),
  miss: happening({
    code: codeOf('missed'),
    args: { who },
    text: happeningTexts.miss,
    matches: isWhom,
  }),
  deal: happening({
    code: codeOf('dealt'),
    args: { who, least },
    text: happeningTexts.deal,
    matches: (m, owner, a, f, _target, damage) => isWhom(m, owner, a, f) && enough(a, damage),
  }),
  hurt: happening({
    code: codeOf('hurt'),
    args: { who, by: optional(oneOf(HURTS)), least },
    text: happeningTexts.hurt,
    matches: (m, owner, a, f, damage, kind) =>
      isWhom(m, owner, a, f) && enough(a, damage) && (a.by === undefined || HURTS[kind] === a.by),
  }),
  heal: happening({
    code: codeOf('healed'),
    args: { who, least },
    text: happeningTexts.heal,
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  move: happening({
    code: codeOf('moved'),
    args: { who, least },
    text: happeningTexts.move,
    matches: (m, owner, a, f, steps) => isWhom(m, owner, a, f) && enough(a, steps),
  }),
  enter: happening({
    code: codeOf('entered'),
    args: { who, place: oneOf(PLACES) },
    text: happeningTexts.enter,
    matches: (m, owner, a, f, space) =>
      isWhom(m, owner, a, f) && isPlace(m, owner < 0 ? f : owner, space, a.place),
  }),
  blink: happening({
    code: codeOf('blinked'),
    args: { who },
    text: happeningTexts.blink,
    matches: isWhom,
  }),
  afflicted: happening({
    code: codeOf('afflicted'),
    args: { who, with: optional(oneOf(CONDITIONS)) },
    text: happeningTexts.afflicted,
    matches: (m, owner, a, f, condition) =>
      isWhom(m, owner, a, f) && (a.with === undefined || CONDITIONS[condition] === a.with),
  }),
  cleanse: happening({
    code: codeOf('cleansed'),
    args: { who, least },
    text: happeningTexts.cleanse,
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  resolve: happening({
    code: codeOf('resolved'),
    args: {
      who,
      card: optional(oneOf(['neutral', 'elemental', 'mystling', 'fatigue'])),
      slot: optional(number),
    },
    text: happeningTexts.resolve,
    matches: (m, owner, a, f, card, slot) =>
      isWhom(m, owner, a, f) &&
      (a.slot === undefined || a.slot === slot) &&
      (a.card === undefined || (!isEnemy(m, f) && actionDef(m, card).kind === a.card)),
  }),
  discard: happening({
    code: codeOf('discarded'),
    args: { who },
    text: happeningTexts.discard,
    matches: isWhom,
  }),
  draw: happening({
    code: codeOf('drew'),
    args: { who },
    text: happeningTexts.draw,
    matches: isWhom,
  }),
  reshuffle: happening({
    code: codeOf('reshuffled'),
    args: { who },
    text: happeningTexts.reshuffle,
    matches: isWhom,
  }),
  search: happening({
    code: codeOf('searched'),
    args: { who },
    text: happeningTexts.search,
    matches: isWhom,
  }),
  bonus: happening({
    code: codeOf('bonus-used'),
    args: { bonus: oneOf([...BONUS_KINDS, 'any']), who },
    text: happeningTexts.bonus,
    matches: (m, owner, a, f, bonus) =>
      isWhom(m, owner, a, f) && (a.bonus === 'any' || eclipseContent(m).bonuses[bonus].kind === a.bonus),
  }),
  'gain-power': happening({
    code: codeOf('power-gained'),
    args: { who, least },
    text: happeningTexts['gain-power'],
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  'spend-power': happening({
    code: codeOf('power-spent'),
    args: { who, least },
    text: happeningTexts['spend-power'],
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  'place-token': happening({
    code: codeOf('token-placed'),
    args: { who },
    text: happeningTexts['place-token'],
    matches: isWhom,
  }),
  'gain-token': happening({
    code: codeOf('token-gained'),
    args: { who },
    text: happeningTexts['gain-token'],
    matches: isWhom,
  }),
  fall: happening({
    code: codeOf('fell'),
    args: { who },
    text: happeningTexts.fall,
    matches: isWhom,
  }),
  interrupt: happening({
    code: codeOf('interrupted'),
    args: { who, least },
    text: happeningTexts.interrupt,
    matches: (m, owner, a, f, _of, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  trigger: happening({
    code: codeOf('triggered'),
    args: { who },
    text: happeningTexts.trigger,
    matches: isWhom,
  }),
  upgrade: happening({
    code: codeOf('upgraded'),
    args: { who },
    text: happeningTexts.upgrade,
    matches: isWhom,
  }),
  special: happening({
    code: codeOf('special-used'),
    args: {},
    text: happeningTexts.special,
    matches: () => true,
  }),
  silenced: happening({
    code: codeOf('special-silenced'),
    args: {},
    text: happeningTexts.silenced,
    matches: () => true,
  }),
  tire: happening({
    code: codeOf('tired'),
    args: { who },
    text: happeningTexts.tire,
    matches: isWhom,
  }),
};
