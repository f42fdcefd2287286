import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { gate } from './gate.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashRecoveryCode, isRecoveryCode, newRecoveryCode } from './secrets.ts';

describe('a password', () => {
  it('is kept with its own salt and known again, however its accents were typed', async () => {
    const [one, other] = await Promise.all([hashPassword('épée longue'), hashPassword('épée longue')]);
    expect(one).toMatch(/^scrypt\$15\$8\$1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('e\u0301pe\u0301e longue', one)).toBe(true);
    expect(await isPassword('épée courte', one)).toBe(false);
  }, 20_000);

  it('of nobody is wrong, whatever it is', async () => {
    expect(await isPassword('', undefined)).toBe(false);
  }, 20_000);
});

describe('a recovery code', () => {
  it('is known however it is typed, and nobody has an empty one', () => {
    const code = newRecoveryCode();
    expect(isRecoveryCode(` ${code.toLowerCase().replaceAll('-', '')} `, hashRecoveryCode(code))).toBe(true);
    expect(isRecoveryCode(newRecoveryCode(), hashRecoveryCode(code))).toBe(false);
    expect(isRecoveryCode('', undefined)).toBe(false);
  });
});

describe('the gate', () => {
  it('lets so many in at once, keeps so many waiting, and sends the rest away', async () => {
    const inTurn = gate(2, 1);
    const leave: (() => void)[] = [];
    let inside = 0;
    const visit = () =>
      inTurn(async () => {
        inside++;
        await new Promise<void>((resolve) => leave.push(resolve));
        inside--;
      });
    const visits = [visit(), visit(), visit()];
    await expect(visit()).rejects.toThrow(Problem);
    expect(inside).toBe(2);
    leave.shift()?.();
    await visits[0];
    expect(inside).toBe(2);
    while (leave.length) leave.shift()?.();
    await Promise.all(visits);
    expect(inside).toBe(0);
    await expect(inTurn(async () => 'in')).resolves.toBe('in');
    await expect(inTurn(() => Promise.reject(new Error('fell')))).rejects.toThrow('fell');
    await expect(inTurn(async () => 'in again')).resolves.toBe('in again');
  });
});
