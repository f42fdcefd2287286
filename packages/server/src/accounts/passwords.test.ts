import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';
import { hashRecoveryCode, isRecoveryCode, newRecoveryCode } from './secrets.ts';

describe('a password', () => {
  it('is hashed with its own salt and verified, however its accents were typed', async () => {
    const [one, other] = await Promise.all([hashPassword('épée longue'), hashPassword('épée longue')]);
    expect(one).toMatch(/^scrypt\$15\$8\$1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('e\u0301pe\u0301e longue', one)).toBe(true);
    expect(await isPassword('épée courte', one)).toBe(false);
  }, 20_000);

  it('of an unknown account is wrong, whatever it is', async () => {
    expect(await isPassword('', undefined)).toBe(false);
  }, 20_000);
});

describe('a recovery code', () => {
  it('matches in any spelling of the same letters, and is never empty', () => {
    const code = newRecoveryCode();
    expect(isRecoveryCode(` ${code.toLowerCase().replaceAll('-', '')} `, hashRecoveryCode(code))).toBe(true);
    expect(isRecoveryCode(newRecoveryCode(), hashRecoveryCode(code))).toBe(false);
    expect(isRecoveryCode('', undefined)).toBe(false);
  });
});
