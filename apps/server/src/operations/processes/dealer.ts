import { createServer, type Server, type Socket } from 'node:net';

/** A process that accepts connections. */
export interface Taker {
  /** Passes a connection to the process, which responds with its number and its acceptance. */
  hand(id: number, connection: Socket): void;
}

/** Maximum number of connections that wait while no process runs; further ones are closed. */
const MAX_WAITING = 1024;

/**
 * Listens on the group's port and distributes connections in turn. It holds each connection until a process
 * accepts it. If that process ends first, or declines because it is leaving, another process gets the
 * connection. A client is therefore served or disconnected, never left waiting.
 */
export class Dealer {
  /** Connections passed to each process and not yet accepted. */
  private readonly handed = new Map<Taker, Map<number, Socket>>();
  /** Processes that receive connections, next one first. */
  private readonly turn = new Set<Taker>();
  private readonly waiting: Socket[] = [];
  private server: Server | undefined;
  private lastId = 0;
  private isEnding = false;

  /**
   * @returns the port, chosen by the system if it was 0
   * @throws NodeJS.ErrnoException when the port can't be listened on
   */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<number> {
    // Nothing is read here, and writes are sent immediately, as in an HTTP server.
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

  /** Adds a process to the distribution. */
  join(taker: Taker): void {
    this.handed.set(taker, new Map());
    this.turn.add(taker);
    for (const connection of this.waiting.splice(0)) this.deal(connection);
  }

  /** Records that a process accepted a connection, or declines it and all further ones. */
  answered(taker: Taker, id: number, accepted: boolean): void {
    const handed = this.handed.get(taker);
    const connection = handed?.get(id);
    if (!connection) return;
    handed?.delete(id);
    // The process has its own handle, so this one is closed.
    if (accepted) return void connection.destroy();
    this.leave(taker);
    this.deal(connection);
  }

  /** Stops distribution to a process, which may still accept earlier connections. */
  leave(taker: Taker): void {
    this.turn.delete(taker);
    if (this.isEnding && this.turn.size === 0) this.close();
  }

  /** Removes an ended process and gives its unaccepted connections to others. */
  gone(taker: Taker): void {
    this.leave(taker);
    const handed = this.handed.get(taker);
    this.handed.delete(taker);
    for (const connection of handed?.values() ?? []) this.deal(connection);
  }

  /** Announces that no further process starts: listening stops when the last process stops accepting. */
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
    } else if (this.isEnding || this.waiting.length >= MAX_WAITING) connection.destroy();
    else this.waiting.push(connection);
  }

  /**
   * Returns the next process among those with the fewest unaccepted connections, so a blocked process
   * receives no more.
   */
  private next(): readonly [Taker, Map<number, Socket>] | undefined {
    let next: readonly [Taker, Map<number, Socket>] | undefined;
    for (const taker of this.turn) {
      const handed = this.handed.get(taker);
      if (handed && (!next || handed.size < next[1].size)) next = [taker, handed];
    }
    return next;
  }
}
