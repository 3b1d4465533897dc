import { createServer, type Server, type Socket } from 'node:net';

/** A process that takes connections. */
export interface Taker {
  /** Hands one over; the process answers with its number whether it took it. */
  hand(id: number, connection: Socket): void;
}

/** So many wait while no process runs; further ones are closed. */
const MOST_WAITING = 1024;

/**
 * Accepts the connections of a group's port and deals them out in turn. It keeps each until a process has taken it: when that
 * process ends before, or declines because it is leaving, another gets it. So a caller is answered or cut off, and never
 * left waiting on a connection that nobody holds.
 */
export class Dealer {
  /** What each process was handed and has not taken yet. */
  private readonly handed = new Map<Taker, Map<number, Socket>>();
  /** Those that get more, the next one first. */
  private readonly turn = new Set<Taker>();
  private readonly waiting: Socket[] = [];
  private server: Server | undefined;
  private lastId = 0;
  private isEnding = false;

  /**
   * @returns the port, which the system chose when it was 0
   * @throws NodeJS.ErrnoException when it cannot be listened to
   */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<number> {
    // Nothing is read here, and each write is sent at once, as by a server of HTTP that accepts for itself.
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => {
      connection.on('error', () => connection.destroy());
      this.deal(connection);
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, resolve);
    });
    const bound = server.address();
    return typeof bound === 'object' && bound ? bound.port : port;
  }

  /** It gets its share from now on. */
  join(taker: Taker): void {
    this.handed.set(taker, new Map());
    this.turn.add(taker);
    for (const connection of this.waiting.splice(0)) this.deal(connection);
  }

  /** It took what it was handed, or declines it and all that would follow. */
  answered(taker: Taker, id: number, accepted: boolean): void {
    const handed = this.handed.get(taker);
    const connection = handed?.get(id);
    if (!connection) return;
    handed?.delete(id);
    // The process has its own hold of it: what is closed is the hold of this one.
    if (accepted) return void connection.destroy();
    this.leave(taker);
    this.deal(connection);
  }

  /** It gets no more; what it was handed before it may still take. */
  leave(taker: Taker): void {
    this.turn.delete(taker);
    if (this.isEnding && this.turn.size === 0) this.close();
  }

  /** It has ended: what it had not taken, the others get. */
  gone(taker: Taker): void {
    this.leave(taker);
    const handed = this.handed.get(taker);
    this.handed.delete(taker);
    for (const connection of handed?.values() ?? []) this.deal(connection);
  }

  /** No further process will come: nothing is accepted any more once the last one takes nothing. */
  end(): void {
    this.isEnding = true;
    if (this.turn.size === 0) this.close();
  }

  private close(): void {
    this.server?.close();
    for (const connection of this.waiting.splice(0)) connection.destroy();
  }

  private deal(connection: Socket): void {
    const next = this.next();
    if (next) {
      const [taker, handed] = next;
      this.turn.delete(taker);
      this.turn.add(taker);
      const id = ++this.lastId;
      handed.set(id, connection);
      taker.hand(id, connection);
    } else if (this.isEnding || this.waiting.length >= MOST_WAITING) connection.destroy();
    else this.waiting.push(connection);
  }

  /** The first in turn of those with the fewest to take: one that stands still gets no more than it has. */
  private next(): readonly [Taker, Map<number, Socket>] | undefined {
    let next: readonly [Taker, Map<number, Socket>] | undefined;
    for (const taker of this.turn) {
      const handed = this.handed.get(taker);
      if (handed && (!next || handed.size < next[1].size)) next = [taker, handed];
    }
    return next;
  }
}
