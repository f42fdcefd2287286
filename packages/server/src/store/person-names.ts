/** The name of whoever has left for good. */
export const NOBODY = '…';

/** Letters of other alphabets, each with the Latin one that it looks like as a small or a capital letter. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ...['аa', 'вb', 'сc', 'ԁd', 'еe', 'ѐe', 'ёe', 'нh', 'һh', 'іi', 'їi', 'ӏi', 'јj', 'кk', 'мm', 'оo', 'рp'],
    ...['ԛq', 'ѕs', 'тt', 'ѵv', 'ԝw', 'хx', 'уy', 'үy'],
    ...['αa', 'βb', 'ϲc', 'εe', 'ηh', 'ιi', 'κk', 'μm', 'νn', 'οo', 'ρp', 'τt', 'υy', 'χx', 'ζz', 'ıi'],
  ].map((pair) => [pair[0], pair[1]]),
);

/** A name so that those which people would read as the same are the same. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  const seen = plain.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  return [...seen.replaceAll(/\s+/gu, ' ').trim()].map((letter) => ALIKE.get(letter) ?? letter).join('');
}
