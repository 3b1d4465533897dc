import { type Elements, elements } from './elements';
import { type Fields, watchFields } from './fields';
import { watchLateness } from './lateness';
import { claimStream, memory, type Remembered, type TabClaim } from './memory';
import { type Emit, type Listeners, listeners, now } from './moment';
import { LIMITS, type SessionStreamOptions } from './options';
import { type Pointer, watchPointer } from './pointer';
import { type Surroundings, watchPresence, watchSurroundings } from './surroundings';
import { Transport, type TransportState } from './transport';

interface AuthData {
  readonly token: string;
  readonly domains: readonly string[];
  readonly salt: string;
}

/** A session that is being watched. */
interface Running {
  readonly state: TransportState;
  readonly start: number;
  readonly transport: Transport;
  readonly listeners: Listeners;
  readonly elements: Elements;
  readonly claim: TabClaim;
  readonly timer: ReturnType<typeof setInterval>;
  readonly flush: (leaving: boolean) => void;
  readonly emit: Emit;
}

function readAuthData(text: string, apiEndpoint: string | undefined): AuthData {
  let read: { token?: unknown; domains?: unknown; config?: { salt?: unknown } } = {};
  try {
    read = JSON.parse(atob(text));
  } catch {
    // The error is reported below.
  }
  const domains = apiEndpoint ? [apiEndpoint.replace(/\/+$/, '')] : read.domains;
  if (typeof read.token !== 'string' || !Array.isArray(domains) || domains.length === 0) {
    throw new Error('authData is invalid. Pass the text of the auth endpoint.');
  }
  return { token: read.token, domains, salt: String(read.config?.salt ?? '') };
}

/** crypto.randomUUID is missing on pages without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 15) | 64;
  bytes[8] = ((bytes[8] as number) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Streams how a session is used, never what is typed. One object watches one session at a time. */
export class SessionStream {
  private running: Running | null = null;
  private starting: Promise<{ readonly streamId: string | null }> | null = null;
  private tags: ReadonlyMap<Element | string, string> = new Map();

  constructor(private readonly options: SessionStreamOptions) {}

  /** ID that the fraud request sends as `stream_id`; null while nothing is watched. */
  get streamId(): string | null {
    return this.running?.state.stream ?? null;
  }

  /**
   * Starts to watch, or continues the session of the previous page.
   * @param options `label`: the site's own label for the session, at most 32 characters
   * @returns the stream's ID; null if it could not start and `silentMode` is on
   */
  startStream(options: { readonly label?: string } = {}): Promise<{ readonly streamId: string | null }> {
    if (this.running) return Promise.resolve({ streamId: this.running.state.stream });
    this.starting ??= this.begin(options.label).finally(() => {
      this.starting = null;
    });
    return this.starting;
  }

  /**
   * Reports to the server that the session is over.
   * @returns when waiting events were sent or failed
   */
  async finishStream(): Promise<void> {
    await this.starting?.catch(() => undefined);
    const { running } = this;
    if (!running) return;
    running.flush(true);
    running.emit('end');
    this.detach();
    this.memory().forget();
    await running.transport.flush(true);
    running.transport.stop();
  }

  /** Stops watching but preserves the session; the next `startStream` in this tab continues it. */
  suspendStream(): void {
    const { running } = this;
    if (!running) return;
    running.flush(true);
    void running.transport.flush(true);
    this.remember(running);
    this.detach();
  }

  /** Adds a custom event: a name of at most 32 characters and data of at most 1,024. */
  createCustomEvent(name: string, data: string | object = ''): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    if (!name || name.length > LIMITS.eventName || text.length > LIMITS.eventData) {
      this.fail(
        new Error(
          `An event can have a name of 1 to ${LIMITS.eventName} and data of at most ${LIMITS.eventData} characters.`,
        ),
      );
      return;
    }
    this.running?.emit('custom', { name, data: text });
  }

  /**
   * Sets the site's tags for elements, by element or CSS selector, in addition to the attribute of
   * `elementTagKey`.
   */
  setElementTags(tags: ReadonlyMap<Element | string, string>): void {
    this.tags = tags;
    this.running?.elements.setTags(tags);
  }

  private memory() {
    return memory(this.options.storageKey ?? 'x-session-stream');
  }

  /** @throws error unless `silentMode` is on */
  private fail(error: Error): void {
    this.options.onError?.(error);
    if (this.options.silentMode === false) throw error;
  }

  private longest(): number {
    const asked = this.options.sessionTimeoutMs || LIMITS.sessionMs;
    return Math.min(asked, LIMITS.sessionMs);
  }

  private async begin(label: string | undefined): Promise<{ readonly streamId: string | null }> {
    try {
      if (label && label.length > LIMITS.label)
        throw new Error(`A label can have at most ${LIMITS.label} characters.`);
      const auth = readAuthData(this.options.authData, this.options.apiEndpoint);
      const known = this.resumable();
      const goesOn = known ? await claimStream(known.id, true) : null;
      const session = (goesOn && known) || {
        id: newId(),
        token: auth.token,
        tokenAt: now(),
        seq: 0,
        start: now(),
        left: [],
      };
      const claim = goesOn ?? (await claimStream(session.id, false));
      if (claim) this.watch(auth, session, label, claim);
      return { streamId: session.id };
    } catch (error) {
      this.fail(error as Error);
      return { streamId: null };
    }
  }

  private resumable(): Remembered | null {
    const known = this.memory().read();
    const at = now();
    return known && at - known.start < this.longest() && at - known.tokenAt < LIMITS.resumeMs ? known : null;
  }

  private watch(auth: AuthData, session: Remembered, label: string | undefined, claim: TabClaim): void {
    const state: TransportState = {
      domains: auth.domains,
      token: session.token,
      tokenAt: session.tokenAt,
      stream: session.id,
      label,
      seq: session.seq,
      unsent: [...session.left],
    };
    const bound = listeners();
    const named = elements(auth.salt, this.options.elementTagKey ?? 'x-stream-tag');
    named.setTags(this.tags);
    let time: () => readonly [number, number, number] = () => [0, 0, 0];
    const carrier = new Transport(state, {
      time: () => time(),
      changed: () => this.running && this.remember(this.running),
      ended: (status) => this.ended(status),
      failed: (error) => this.options.onError?.(error),
    });
    const emit: Emit = (k, members, at) => carrier.add({ ...members, k, t: at ?? now() });
    const around: Surroundings = watchSurroundings(emit, named, bound, auth.salt);
    const fields: Fields = watchFields(emit, named, bound);
    const pointer: Pointer = watchPointer(emit, named, bound);
    const lateness = watchLateness(emit, named, bound);
    const flush = (leaving: boolean) => {
      around.look();
      pointer.flush();
      lateness.flush();
      fields.flush(leaving);
    };
    const leave = () => {
      const { running } = this;
      if (!running) return;
      flush(true);
      void carrier.flush(true);
      this.remember(running);
    };
    const presence = watchPresence(emit, bound, {
      hidden: leave,
      shown: (away) => fields.away(away),
    });
    time = () => presence.take();
    bound.on(window, 'pagehide', leave);
    bound.on(window, 'online', () => {
      carrier.wake();
      void carrier.flush();
    });
    const timer = setInterval(
      () => {
        if (now() - session.start >= this.longest()) {
          void this.finishStream();
          this.options.onTimeout?.();
          return;
        }
        flush(false);
        void carrier.flush();
      },
      Math.min(LIMITS.flushMs, this.longest()),
    );
    this.running = {
      state,
      start: session.start,
      transport: carrier,
      listeners: bound,
      elements: named,
      claim,
      timer,
      flush,
      emit,
    };
    around.look();
    this.remember(this.running);
  }

  private remember({ state, start }: Running): void {
    const left = [...state.unsent];
    // The oldest batches are dropped first.
    while (left.length > 0 && JSON.stringify(left).length > LIMITS.spillBytes) left.shift();
    this.memory().write({
      id: state.stream,
      token: state.token,
      tokenAt: state.tokenAt,
      seq: state.seq,
      start,
      left,
    });
  }

  private detach(): void {
    const { running } = this;
    if (!running) return;
    clearInterval(running.timer);
    running.listeners.off();
    running.claim.release();
    this.running = null;
  }

  private ended(status: number): void {
    this.detach();
    this.memory().forget();
    this.options.onAuthError?.(new Error(`The stream ended with status ${status}.`));
  }
}
