import { expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import { type AdvantageDef, OMEGA_EDITIONS } from '../src/defs.ts';

it.each(OMEGA_EDITIONS)(
  '[AN-ORG-05] in %s every rivalry is mutual, and every Organization has one',
  (edition) => {
    const organizations = contentFor(edition, ['omega']).defs.filter(
      (def): def is AdvantageDef => def.type === 'advantage' && def.stays === 'organization',
    );
    expect(organizations.length).toBeGreaterThanOrEqual(5);
    for (const { id, rivals, skill } of organizations) {
      expect(skill).toBe('plot');
      expect(rivals.length, id).toBeGreaterThan(0);
      expect(rivals).not.toContain(id);
      for (const rival of rivals)
        expect(organizations.find((other) => other.id === rival)?.rivals, `${rival} of ${id}`).toContain(id);
    }
  },
);
