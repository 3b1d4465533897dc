import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dealer, type Taker } from './dealer';

/** A process that keeps what it is handed until the test answers for it. */
class Handed implements Taker {
  readonly ids: number[] = [];
  hand(id: number): void {
    this.ids.push(id);
  }
}

let dealer: Dealer;
let port: number;
let callers: Socket[];
let first: Handed;
let second: Handed;

beforeEach(async () => {
  dealer = new Dealer();
  port = await dealer.listen({ host: '127.0.0.1', port: 0 });
  callers = [];
  [first, second] = [new Handed(), new Handed()];
});
afterEach(() => {
  for (const caller of callers) caller.destroy();
  dealer.end();
});

/** Somebody who calls; resolves when the connection is closed. */
function call(): Promise<void> {
  const caller = connect(port, '127.0.0.1').on('error', () => undefined);
  callers.push(caller);
  return new Promise((resolve) => caller.once('close', () => resolve()));
}
const count = () => first.ids.length + second.ids.length;

describe('the dealer of a port', () => {
  it('deals in turn', async () => {
    dealer.join(first);
    dealer.join(second);
    for (let calls = 1; calls <= 6; calls++) {
      void call();
      await expect.poll(count).toBe(calls);
    }
    expect([first.ids, second.ids]).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
  });

  it('lets go of what was taken', async () => {
    dealer.join(first);
    const closed = call();
    await expect.poll(count).toBe(1);
    dealer.answered(first, 1, true);
    // Here nobody else holds it.
    await closed;
  });

  it('gives what a process had not taken when it ended to another', async () => {
    dealer.join(first);
    void call();
    void call();
    await expect.poll(count).toBe(2);
    dealer.join(second);
    dealer.answered(first, 1, true);
    dealer.gone(first);
    expect(second.ids).toEqual([3]);
  });

  it('gives what a process declines to another, and nothing more to it', async () => {
    dealer.join(first);
    void call();
    await expect.poll(count).toBe(1);
    dealer.join(second);
    dealer.answered(first, 1, false);
    void call();
    await expect.poll(count).toBe(3);
    expect(second.ids).toEqual([2, 3]);
  });

  it('gives one that takes nothing no more than it has', async () => {
    dealer.join(first);
    void call();
    await expect.poll(count).toBe(1);
    dealer.join(second);
    for (let calls = 2; calls <= 5; calls++) {
      void call();
      await expect.poll(count).toBe(calls);
      dealer.answered(second, second.ids.at(-1) ?? 0, true);
    }
    expect(first.ids).toEqual([1]);
  });

  it('lets callers wait while no process runs', async () => {
    dealer.join(first);
    void call();
    await expect.poll(count).toBe(1);
    dealer.gone(first);
    dealer.join(second);
    expect(second.ids).toEqual([2]);
  });

  it('closes what nobody will take, and accepts no more', async () => {
    dealer.join(first);
    const closed = call();
    await expect.poll(count).toBe(1);
    dealer.end();
    dealer.answered(first, 1, false);
    await closed;
    const refused = new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve));
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
