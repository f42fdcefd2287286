import { describe, expect, it } from 'vitest';
import { gate } from './gate.ts';

describe('the gate', () => {
  it('runs some calls at once, queues some more, and refuses the rest', async () => {
    const inTurn = gate(2, 1, () => new Error('full'));
    const leave: (() => void)[] = [];
    let inside = 0;
    const visit = () =>
      inTurn(async () => {
        inside++;
        await new Promise<void>((resolve) => leave.push(resolve));
        inside--;
      });
    const visits = [visit(), visit(), visit()];
    await expect(visit()).rejects.toThrow('full');
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
