import type {
  ACCEPTED_DOCUMENTS,
  FlowErrorCode,
  FlowHandOff,
  FlowSession,
  FlowSubmit,
} from '@assay/contract';
import { type Capture, CONFLICT, type FlowApi, isEnded, persist, Refused } from '../api/flow-api';
import { executionOf, forget, type Host, recall, remember } from './host';

/** Document that the end user chose. */
export interface DocumentChoice {
  readonly type: (typeof ACCEPTED_DOCUMENTS)[number];
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** State that all screens render. */
export interface FlowState {
  readonly session: FlowSession;
  /** True if the end user has passed the first screen. */
  readonly begun: boolean;
  /** True if the end user chose to continue on the desktop and not on a phone. */
  readonly staysHere: boolean;
  /** True if no camera is available or allowed; the page accepts files instead. */
  readonly uploadsOnly: boolean;
  /** Attempt whose failure reason the end user has read, so that the capture starts again; null if none. */
  readonly retried: string | null;
  /** Share of the current upload that is sent, 0 to 1; null without an upload. */
  readonly sending: number | null;
  /** True if the server rejected the last capture as unusable. */
  readonly refused: boolean;
  /** True while the server is unreachable. */
  readonly offline: boolean;
  /** True while the page asks the end user whether to leave. */
  readonly leaving: boolean;
  /** Error that ended the flow early; null if none. */
  readonly failure: FlowErrorCode | null;
}

const FIRST_POLL_MS = 700;
const MAX_POLL_MS = 5_000;
const WATCH_MS = 3_000;

/** Returns a key for one attempt at a step. */
export const attemptOf = ({ step }: FlowSession): string => (step ? `${step.id}/${step.attempts_left}` : '');

/**
 * The verification of one end user: the state from the server, the page's actions, and the events for the
 * host.
 */
export class Flow {
  private readonly listeners = new Set<() => void>();
  private readonly over = new AbortController();
  private readonly execution: string;
  private polling = false;
  /** Document that the end user chose last; a failed attempt doesn't reset it. */
  documentChoice: DocumentChoice | null = null;

  constructor(
    public state: FlowState,
    private readonly api: FlowApi,
    private readonly host: Host,
    private readonly clock: () => number,
  ) {
    this.execution = state.session.execution_id;
    host.onLeave = () => this.change({ leaving: true });
    host.post({ type: 'opened' });
    if (state.begun) host.post({ type: 'started' });
    this.follow(state.session);
  }

  /** True if a host page shows this page and removes it when the flow closes. */
  get isShown(): boolean {
    return this.host.origin !== null;
  }

  get wantsPhone(): boolean {
    return this.host.wishes.alwaysTransferFromDesktop;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  change(part: Partial<FlowState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of [...this.listeners]) listener();
  }

  resize(height: number): void {
    this.host.post({ type: 'resize', height });
  }

  note(name: string): void {
    if (this.state.session.state !== 'finished') this.api.record(name, this.clock());
  }

  begin(): void {
    const { token } = recall(this.execution);
    remember(this.execution, { token, begun: true });
    this.host.post({ type: 'started' });
    this.note('flow.started');
    this.change({ begun: true });
  }

  /** Leaves the flow after the end user confirmed it. */
  cancel(): void {
    this.end();
    this.host.post({ type: 'cancelled' });
    this.host.post({ type: 'closed' });
  }

  /** Closes the flow after the last screen. */
  close(): void {
    this.end();
    this.host.post({ type: 'closed' });
  }

  fail(failure: FlowErrorCode): void {
    if (this.state.failure) return;
    this.end();
    this.host.post({ type: 'error', code: failure });
    this.change({ failure, sending: null, leaving: false });
  }

  private end(): void {
    this.over.abort();
  }

  /** Applies the session from the server and polls while the server works or another device holds the flow. */
  private follow(session: FlowSession): void {
    this.change({ session });
    if (session.state === 'finished') {
      forget(this.execution);
      this.end();
      if (session.error_code) this.host.post({ type: 'error', code: session.error_code });
      else this.host.post({ type: 'completed', status: session.outcome ?? 'unknown' });
      return;
    }
    if (session.state === 'waiting' || session.holder === 'other') void this.poll();
  }

  private async poll(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    try {
      for (let wait = FIRST_POLL_MS; ; wait = Math.min(MAX_POLL_MS, wait * 1.4)) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (this.over.signal.aborted) return;
        const session = await this.reach(() => this.api.read());
        const isOurs = session.state !== 'waiting' && session.holder === 'this';
        if (isOurs || session.state === 'finished') {
          this.polling = false;
          return this.follow(session);
        }
        this.change({ session });
      }
    } catch (error) {
      this.polling = false;
      await this.stumble(error);
    }
  }

  /** Reads the session once, because a phone may have taken over. */
  async look(): Promise<void> {
    try {
      const session = await this.api.read();
      if (session.holder !== this.state.session.holder || session.state !== this.state.session.state)
        this.follow(session);
    } catch (error) {
      if (isEnded(error)) await this.stumble(error);
    }
  }

  /** Checks periodically, until the flow ends, whether another device has taken over. */
  watchOthers(): void {
    const watching = setInterval(() => {
      if (this.over.signal.aborted) clearInterval(watching);
      else if (!this.polling && this.state.sending === null) void this.look();
    }, WATCH_MS);
  }

  private reach<Result>(attempt: () => Promise<Result>): Promise<Result> {
    return persist(attempt, this.over.signal, (offline) => this.change({ offline }));
  }

  /** Handles errors that end the flow: an expired token or an unexpected failure. */
  private async stumble(error: unknown): Promise<void> {
    if (this.over.signal.aborted) return;
    if (!isEnded(error)) return this.fail('unknown');
    // An execution that has ended accepts no more input but can still be read.
    const session = await this.api.read().catch(() => null);
    if (session?.state === 'finished') this.follow(session);
    else this.fail('error_code_3');
  }

  /**
   * Uploads the captures and submits the step, and retries while the connection is bad.
   * @returns whether the server accepted the submission
   */
  async deliver(captures: readonly Capture[], submission: Omit<FlowSubmit, 'step'> = {}): Promise<boolean> {
    const { step } = this.state.session;
    if (!step) return false;
    this.change({ sending: 0, refused: false });
    const total = captures.reduce((sum, { bytes }) => sum + bytes.size, 0) || 1;
    let sent = 0;
    try {
      for (const capture of captures) {
        const { size } = capture.bytes;
        await this.send(capture, (share) => this.change({ sending: (sent + share * size) / total }));
        sent += size;
        this.change({ sending: sent / total });
      }
      const session = await this.reach(() => this.submit({ step: step.id, ...submission }));
      this.change({ sending: null });
      this.follow(session);
      return true;
    } catch (error) {
      return this.turnedDown(error);
    }
  }

  /** Uploads one capture. Frames of the screen light are skipped if the server rejects them. */
  private async send(capture: Capture, onProgress: (share: number) => void): Promise<void> {
    try {
      await this.reach(() => this.api.send(capture, onProgress));
    } catch (error) {
      const isLeftOut = capture.slot === 'lightFrames' && error instanceof Refused && !isEnded(error);
      if (!isLeftOut) throw error;
    }
  }

  /**
   * Submits the step. If the response to an earlier submission was lost, the server reports a conflict, and
   * the submission isn't repeated.
   */
  private async submit(submission: FlowSubmit): Promise<FlowSession> {
    try {
      return await this.api.submit(submission);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== CONFLICT) throw error;
      const session = await this.api.read();
      if (session.step?.id === submission.step) throw error;
      return session;
    }
  }

  private async turnedDown(error: unknown): Promise<boolean> {
    if (!(error instanceof Refused) || isEnded(error)) {
      await this.stumble(error);
      return false;
    }
    this.change({ sending: null, refused: true });
    // The flow may have continued on another device.
    await this.look();
    return false;
  }

  /** Returns a challenge for the selfie; null if none is available now. */
  async challenge(stillHead: boolean): Promise<FlowSession['challenge']> {
    try {
      const session = await this.reach(() => this.api.challenge(stillHead));
      this.change({ session });
      return session.challenge;
    } catch (error) {
      await this.turnedDown(error);
      return null;
    }
  }

  /** Returns a hand-off code for a phone; null if none is available now. */
  async offerHandOff(): Promise<FlowHandOff | null> {
    try {
      return await this.reach(() => this.api.offerHandOff());
    } catch (error) {
      await this.stumble(error);
      return null;
    }
  }

  /** Continues the flow on this device. */
  async takeOver(): Promise<void> {
    try {
      this.follow(await this.reach(() => this.api.open(true)));
      this.change({ staysHere: true });
    } catch (error) {
      await this.stumble(error);
    }
  }
}

/** Returns the initial state of an opened flow. */
export function openState(session: FlowSession): FlowState {
  const { begun } = recall(session.execution_id);
  return {
    session,
    begun: begun || session.steps_done > 0 || (session.step?.received.length ?? 0) > 0,
    staysHere: false,
    uploadsOnly: false,
    retried: null,
    sending: null,
    refused: false,
    offline: false,
    leaving: false,
    failure: null,
  };
}

/** Checks whether a path names the execution of a session. */
export const belongsTo = (path: string, session: FlowSession): boolean =>
  executionOf(path) === session.execution_id;
