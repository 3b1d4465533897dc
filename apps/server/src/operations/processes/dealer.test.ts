import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dealer, type Taker } from './dealer';

/** A process that holds connections until the test accepts them. */
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

/** Opens a client connection; resolves when the connection is closed. */
function call(): Promise<void> {
  const caller = connect(port, '127.0.0.1').on('error', () => undefined);
  callers.push(caller);
  return new Promise((resolve) => caller.once('close', () => resolve()));
}
const count = () => first.ids.length + second.ids.length;

describe('Dealer', () => {
  it('distributes connections in turn', async () => {
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

  it('releases accepted connections', async () => {
    dealer.join(first);
    const closed = call();
    await expect.poll(count).toBe(1);
    dealer.answered(first, 1, true);
    // No other process holds it in this test.
    await closed;
  });

  it("gives connections that an ended process hadn't accepted to another", async () => {
    dealer.join(first);
    void call();
    void call();
    await expect.poll(count).toBe(2);
    dealer.join(second);
    dealer.answered(first, 1, true);
    dealer.gone(first);
    expect(second.ids).toEqual([3]);
  });

  it('gives a declined connection to another process and no more to the declining one', async () => {
    dealer.join(first);
    void call();
    await expect.poll(count).toBe(1);
    dealer.join(second);
    dealer.answered(first, 1, false);
    void call();
    await expect.poll(count).toBe(3);
    expect(second.ids).toEqual([2, 3]);
  });

  it('gives no more connections to a process that accepts none', async () => {
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

  it('holds connections while no process runs', async () => {
    dealer.join(first);
    void call();
    await expect.poll(count).toBe(1);
    dealer.gone(first);
    dealer.join(second);
    expect(second.ids).toEqual([2]);
  });

  it('closes connections that no process will accept, and stops listening', async () => {
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
