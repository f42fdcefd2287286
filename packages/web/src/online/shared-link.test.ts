import { describe, expect, it } from 'vitest';
import { sharedLink } from './shared-link.ts';

const PATH = '/join/ABCDEFGH';

describe('a link for others', () => {
  it.each([
    ['http://localhost:4173/#/lobby', '192.168.1.5', 'http://192.168.1.5:4173/#/join/ABCDEFGH'],
    ['http://127.0.0.1:4173/#/lobby', '192.168.1.5', 'http://192.168.1.5:4173/#/join/ABCDEFGH'],
    ['http://[::1]/', '[fd00::5]', 'http://[fd00::5]/#/join/ABCDEFGH'],
    ['http://192.168.1.5:4173/', '192.168.1.5', 'http://192.168.1.5:4173/#/join/ABCDEFGH'],
    ['https://tabard.example/t/#/lobby', '192.168.1.5', 'https://tabard.example/t/#/join/ABCDEFGH'],
    ['https://tabard.example/', null, 'https://tabard.example/#/join/ABCDEFGH'],
  ])('from a page at %s of a server reached at %s is %s', (href, reachedAt, link) => {
    expect(sharedLink(href, PATH, reachedAt)).toEqual({ link, isThisMachineOnly: false });
  });

  it('works on this machine only where the server knows no name but localhost', () => {
    expect(sharedLink('http://localhost:4173/', PATH, null)).toEqual({
      link: 'http://localhost:4173/#/join/ABCDEFGH',
      isThisMachineOnly: true,
    });
  });
});
