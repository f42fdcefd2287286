import { expect, it } from 'vitest';
import { settingsFrom } from './settings.ts';

it('takes what was kept', () => {
  const kept = {
    language: 'fr',
    tempo: 'instant',
    textSize: 1.3,
    hintsSeen: ['bar'],
    name: 'Ada',
    plain: true,
  };
  expect(settingsFrom(kept)).toMatchObject(kept);
});

it.each([
  undefined,
  null,
  'rubbish',
  [],
  { tempo: 'slow', motion: 3, language: 'xx', textSize: 40, hintsSeen: [1], sound: 'loud', name: null },
])('is as at first where %j means nothing, and keeps nothing unknown', (kept) => {
  expect(settingsFrom(kept)).toEqual(settingsFrom({}));
  expect(settingsFrom({ ...Object(kept), other: 1, name: 'Ada' })).toEqual({
    ...settingsFrom({}),
    name: 'Ada',
  });
});
