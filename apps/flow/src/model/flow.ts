import type {
  ACCEPTED_DOCUMENTS,
  FlowErrorCode,
  FlowHandOff,
  FlowSession,
  FlowSubmit,
} from '@assay/contract';
import { type Capture, CONFLICT, type FlowApi, isEnded, persist, Refused } from '../api/flow-api';
import { executionOf, forget, type Host, recall, remember } from './host';

/** Which document is shown. */
export interface DocumentChoice {
  readonly type: (typeof ACCEPTED_DOCUMENTS)[number];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Everything that the screens are drawn from. */
export interface FlowState {
  readonly session: FlowSession;
  /** The end user has passed the first screen. */
  readonly begun: boolean;
  /** On a desktop: the end user chose to go on here and not on a phone. */
  readonly staysHere: boolean;
  /** There is no camera, or it is not to be used: files take its place. */
  readonly uploadsOnly: boolean;
  /** The reason of a failed attempt was read: the capture begins again. Names the attempt. */
  readonly retried: string | null;
  /** What is on its way, as a share from 0 to 1; null = nothing is. */
  readonly sending: number | null;
  /** The server took none of the last capture: it could not be used. */
  readonly refused: boolean;
  /** The server cannot be reached just now. */
  readonly offline: boolean;
  /** The end user is asked whether to leave. */
  readonly leaving: boolean;
  /** The flow ended before its time. */
  readonly failure: FlowErrorCode | null;
}

const FIRST_POLL_MS = 700;
const LONGEST_POLL_MS = 5_000;
const WATCH_MS = 3_000;

/** Names an attempt at a step. */
export const attemptOf = ({ step }: FlowSession): string => (step ? `${step.id}/${step.attempts_left}` : '');

/** The verification of one end user: what the server answers of it, what the page does, and which events its host gets. */
export class Flow {
  private readonly listeners = new Set<() => void>();
  private readonly over = new AbortController();
  private readonly execution: string;
  private polling = false;
  /** The document that the end user chose last: an attempt that failed forgets nothing. */
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

  /** Whether somebody shows this page, and takes it away when it is left. */
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

  /** Leaves the flow: the end user meant it. */
  cancel(): void {
    this.end();
    this.host.post({ type: 'cancelled' });
    this.host.post({ type: 'closed' });
  }

  /** The last screen was read. */
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

  /** Takes in what the server answers, and asks on while it is the server's turn. */
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
      for (let wait = FIRST_POLL_MS; ; wait = Math.min(LONGEST_POLL_MS, wait * 1.4)) {
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

  /** Asks once how things stand: a phone may have taken over meanwhile. */
  async look(): Promise<void> {
    try {
      const session = await this.api.read();
      if (session.holder !== this.state.session.holder || session.state !== this.state.session.state)
        this.follow(session);
    } catch (error) {
      if (isEnded(error)) await this.stumble(error);
    }
  }

  /** Looks now and then whether another device has taken over; until the flow is over. */
  watchOthers(): void {
    const watching = setInterval(() => {
      if (this.over.signal.aborted) clearInterval(watching);
      else if (!this.polling && this.state.sending === null) void this.look();
    }, WATCH_MS);
  }

  private reach<Result>(attempt: () => Promise<Result>): Promise<Result> {
    return persist(attempt, this.over.signal, (offline) => this.change({ offline }));
  }

  /** What cannot be gone on with: a token that has ended, or something that nobody foresaw. */
  private async stumble(error: unknown): Promise<void> {
    if (this.over.signal.aborted) return;
    if (!isEnded(error)) return this.fail('unknown');
    // An execution that has ended takes nothing more, and can still be read.
    const session = await this.api.read().catch(() => null);
    if (session?.state === 'finished') this.follow(session);
    else this.fail('error_code_3');
  }

  /**
   * Sends what was captured and ends the capture of the step; a bad connection is waited out.
   * @returns whether the server took it
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

  /** Sends one capture. What the screen's light shows is left out where the server does not take it. */
  private async send(capture: Capture, onProgress: (share: number) => void): Promise<void> {
    try {
      await this.reach(() => this.api.send(capture, onProgress));
    } catch (error) {
      const isLeftOut = capture.slot === 'lightFrames' && error instanceof Refused && !isEnded(error);
      if (!isLeftOut) throw error;
    }
  }

  /** A submission whose answer was lost is not made twice: the server answers that it has it. */
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
    // It may be that the flow went on elsewhere.
    await this.look();
    return false;
  }

  /** A challenge for the selfie; null when there can be none just now. */
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

  /** A code for a phone; null when there can be none just now. */
  async offerHandOff(): Promise<FlowHandOff | null> {
    try {
      return await this.reach(() => this.api.offerHandOff());
    } catch (error) {
      await this.stumble(error);
      return null;
    }
  }

  /** The flow goes on here again. */
  async takeOver(): Promise<void> {
    try {
      this.follow(await this.reach(() => this.api.open(true)));
      this.change({ staysHere: true });
    } catch (error) {
      await this.stumble(error);
    }
  }
}

/** The state of a flow that has just been opened. */
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

/** Whether an address names the execution of a session. */
export const belongsTo = (path: string, session: FlowSession): boolean =>
  executionOf(path) === session.execution_id;
