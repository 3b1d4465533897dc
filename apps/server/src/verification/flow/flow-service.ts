import {
  ApiError,
  badInput,
  type CaptureSlot,
  type CaptureStep,
  type ExecutionId,
  isCaptureStep,
  MAX_PER_SLOT,
  MEDIA_LIMITS,
  type Platform,
  SLOT_KINDS,
  SLOTS_OF_STEP,
  type WorkflowDefinition,
} from '@assay/contract';
import { type Connection, dropMedia, storeMedia } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import type { CardGuard } from '../engines/card-guard';
import { open, type Progress, record, submit } from '../execution/commands';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { presentNode } from '../execution/graph';
import { isOfChallenge, presentMedia, replacedBy } from '../execution/state';
import type { CapturedItem, ExecutionState, StepState } from '../execution/state-shape';
import type { MediaStore, ReceivedMedia as StoredMedia } from '../media/media-store';
import { newChallenge, takesFrames } from './challenge';
import { answeredBy, type ChipQuestions } from './chip-question';
import type { FlowToken, FlowTokens } from './flow-token';
import { codeHash, type HandOffCodes, SECRET_BYTES } from './hand-off-code';
import type { UploadGuard } from './upload-limits';

const MAX_CLIENT_EVENTS = 500;
const HAND_OFF_MS = 90_000;

/** A flow opened by a token. */
export interface OpenFlow {
  readonly token: FlowToken;
  readonly execution: Execution;
  readonly definition: WorkflowDefinition;
}

const conflict = (why: string) => new ApiError('conflict', why);

/**
 * Returns the step being captured.
 * @throws ApiError 3009
 */
function capturing(definition: WorkflowDefinition, state: ExecutionState) {
  const node = presentNode(definition, state);
  const step = state.steps[node.id];
  if (!step || !isCaptureStep(node.type)) throw conflict('No capture is requested now');
  if (step.submitted) throw conflict('The step is already being checked');
  return { id: node.id, type: node.type as CaptureStep, step };
}

/**
 * Rejects actions from any device other than the current one.
 * @throws ApiError 3009
 */
function requireHolder(state: ExecutionState, token: FlowToken): void {
  if ((state.holder ?? 0) !== token.holder) throw conflict('The flow continues on another device');
}

/**
 * Requires a challenge frame to name its action while the challenge is open.
 * @throws ApiError 1006, 3009
 */
function requireChallenge(step: StepState, { action, at }: ReceivedMedia, now: number): void {
  const { challenge } = step;
  if (!challenge || !takesFrames(challenge, now)) throw conflict('No challenge is open. Request a new one');
  if (action === undefined || action >= challenge.actions.length)
    throw badInput([{ field: 'action', expected: 'the index of an action of the challenge' }]);
  if (at === undefined || at > challenge.expiresAt - challenge.issuedAt)
    throw badInput([{ field: 'at', expected: 'milliseconds since the challenge was issued' }]);
}

/**
 * Requires a light frame to name its color, after those already received.
 * @throws ApiError 1006, 3009
 */
function requireLight(step: StepState, { light, at }: ReceivedMedia, now: number): void {
  const { challenge } = step;
  if (!challenge?.colours || !takesFrames(challenge, now))
    throw conflict('No challenge with colors is open. Request a new one');
  const before = presentMedia(step).findLast(({ slot }) => slot === 'lightFrames');
  if (light === undefined || light >= challenge.colours.length || light <= (before?.light ?? -1))
    throw badInput([{ field: 'light', expected: 'the index of a color after the last one that was sent' }]);
  if (at === undefined || at <= (before?.at ?? -1) || at > challenge.expiresAt - challenge.issuedAt)
    throw badInput([{ field: 'at', expected: 'increasing milliseconds since the challenge was issued' }]);
}

/** @throws ApiError 1006, 3009 */
function requireRoom(
  definition: WorkflowDefinition,
  state: ExecutionState,
  media: ReceivedMedia,
  now: number,
): ReturnType<typeof capturing> {
  const { id, type, step } = capturing(definition, state);
  const { slot } = media;
  const { required, optional } = SLOTS_OF_STEP[type];
  if (![...required, ...optional].includes(slot)) throw conflict(`The step ${type} doesn't accept ${slot}`);
  if (slot === 'livenessFrames') requireChallenge(step, media, now);
  if (slot === 'lightFrames') requireLight(step, media, now);
  else if (media.light !== undefined) throw badInput([{ field: 'light', expected: 'only for lightFrames' }]);
  const most = MAX_PER_SLOT[slot] ?? Number.POSITIVE_INFINITY;
  if (presentMedia(step).filter((item) => item.slot === slot).length >= most)
    throw conflict(`The step accepts at most ${most} of ${slot}`);
  return { id, type, step };
}

/** The page's description of uploaded bytes. */
export type ReceivedMedia = Pick<CapturedItem, 'slot' | 'method' | 'camera' | 'action' | 'light' | 'at'>;

/** Applies the actions of the end user's page to an execution. */
export class FlowService {
  constructor(
    private readonly ports: {
      readonly executions: Executions;
      readonly store: MediaStore;
      readonly tokens: FlowTokens;
      readonly codes: HandOffCodes;
      readonly chips: ChipQuestions;
      readonly region: string;
      readonly runtime: Runtime;
      readonly cardGuard: CardGuard | null;
      readonly uploads: UploadGuard;
      readonly wake: () => void;
    },
  ) {}

  private moment() {
    return { now: this.ports.runtime.now(), newId: this.ports.executions.newId };
  }

  /** @throws ApiError 2006 when the execution has ended or no longer exists */
  private async change(
    { token }: OpenFlow,
    command: (
      state: ExecutionState,
      definition: WorkflowDefinition,
      connection: Connection,
    ) => Progress | Promise<Progress>,
  ): Promise<Execution> {
    const changed = await this.ports.executions.change(
      token.environmentId,
      token.executionId,
      (execution, definition, connection) => {
        if (execution.status !== 'PENDING') throw new ApiError('flowToken');
        return command(execution.state, definition, connection);
      },
    );
    if (!changed) throw new ApiError('flowToken');
    return changed;
  }

  /**
   * Records that the page was opened.
   * @param page.takeOver true to move the flow to this page from any other
   */
  async start(
    flow: OpenFlow,
    page: {
      readonly platform: Platform;
      readonly ip: string;
      readonly deviceSession: string | null;
      readonly takeOver: boolean;
    },
  ): Promise<Execution> {
    const { takeOver, ...opened } = page;
    const { holder } = flow.token;
    let changed = flow.execution;
    if (takeOver && (changed.state.holder ?? 0) !== holder) {
      changed = await this.change(flow, (state) =>
        record(state, { kind: 'held', holder, claimed: false }, this.moment()),
      );
    }
    // A page without the active token isn't the one being checked.
    if ((changed.state.holder ?? 0) !== holder) return changed;
    changed = await this.change(flow, (state, definition) =>
      open(definition, state, { kind: 'opened', ...opened }, this.moment()),
    );
    this.ports.wake();
    return changed;
  }

  /**
   * Stores a picture, video or file and removes the media it replaces.
   * @throws ApiError 1006, 1020, 1021, 1023, 1024, 2006, 3009
   */
  async takeMedia(
    flow: OpenFlow,
    media: ReceivedMedia & { readonly source: AsyncIterable<Buffer> },
  ): Promise<Execution> {
    const { store, uploads } = this.ports;
    const { token } = flow;
    const { source, ...declared } = media;
    // Checked before the first byte is read, to avoid a useless upload of 60 MB, and again afterwards.
    requireHolder(flow.execution.state, token);
    const { id: step, type } = requireRoom(
      flow.definition,
      flow.execution.state,
      declared,
      this.moment().now,
    );
    uploads.require(token.executionId, flow.execution.state, step);
    const kind = SLOT_KINDS[media.slot];
    const rejected = (bytes: number) => uploads.countRejected(token.executionId, step, media.slot, bytes);
    const received = await store
      .receive(token.environmentId, source, { kind, limit: MEDIA_LIMITS[kind] })
      .catch((error: unknown) => {
        rejected(0);
        throw error;
      });
    try {
      if (type === 'CREDIT_CARD') await this.refuseWholeNumber(flow, media.slot, received);
      return await this.change(flow, async (state, definition, connection) => {
        const { now, newId } = this.moment();
        requireHolder(state, token);
        const { id, step } = requireRoom(definition, state, declared, now);
        uploads.require(token.executionId, state, id);
        await storeMedia(connection, {
          ...received,
          executionId: token.executionId,
          sessionId: step.sessionId,
          slot: media.slot,
          createdAt: now,
        });
        const answers = answeredBy(media.slot, step, now);
        const item: CapturedItem = {
          ...declared,
          id: received.id,
          size: received.size,
          attempt: step.attempts,
          ...(answers ? { answers } : {}),
        };
        const replaced = replacedBy(step, item);
        await dropMedia(connection, token.environmentId, { ids: replaced.map((old) => old.id) });
        return record(state, { kind: 'media-received', step: id, item }, { now, newId });
      });
    } catch (error) {
      rejected(received.size);
      await store.discard(received).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Checks a card picture before it is stored; rejects it if it can't be checked.
   * @throws ApiError 1020, 1023
   */
  private async refuseWholeNumber(flow: OpenFlow, slot: CaptureSlot, received: StoredMedia): Promise<void> {
    const { cardGuard, store } = this.ports;
    const notSeen = new ApiError(
      'mediaRefused',
      "The file cannot be used: it can't be checked now. Try again later",
    );
    if (!cardGuard) throw notSeen;
    const chunks: Buffer[] = [];
    for await (const chunk of store.read(received, 0, received.size)) chunks.push(chunk);
    const { executionId } = flow.token;
    const picture = { executionId, slot, mediaType: received.mediaType, bytes: Buffer.concat(chunks) };
    const shows = await cardGuard({ ...picture, now: this.moment().now }).catch(() => {
      throw notSeen;
    });
    if (shows) throw new ApiError('cardNumber');
  }

  /**
   * Creates a liveness challenge for a selfie; frames of an earlier challenge are removed.
   * @throws ApiError 2006, 3009
   */
  challenge(flow: OpenFlow, stillHead: boolean): Promise<Execution> {
    return this.change(flow, async (state, definition, connection) => {
      requireHolder(state, flow.token);
      const { id, type, step } = capturing(definition, state);
      if (type !== 'SELFIE') throw conflict('No selfie is requested now');
      const { runtime } = this.ports;
      const { now, newId } = this.moment();
      const challenge = newChallenge(now, (length) => runtime.bytes(length), stillHead);
      const frames = step.media.filter(({ slot }) => isOfChallenge(slot));
      await dropMedia(connection, flow.token.environmentId, { ids: frames.map((frame) => frame.id) });
      return record(state, { kind: 'challenged', step: id, challenge }, { now, newId });
    });
  }

  /**
   * Creates a chip challenge for a document, which replaces an earlier one.
   * @param group14 data group with the chip's keys; null = active authentication only
   * @throws ApiError 1006, 2006, 3009
   */
  askChip(flow: OpenFlow, group14: Buffer | null): Promise<Execution> {
    return this.change(flow, (state, definition) => {
      requireHolder(state, flow.token);
      const { id, type, step } = capturing(definition, state);
      if (type !== 'DOCUMENT') throw conflict('No document is requested now');
      const moment = this.moment();
      const { executionId } = flow.token;
      const question = this.ports.chips.ask(
        executionId,
        { id, attempts: step.attempts },
        group14,
        moment.now,
      );
      return record(state, { kind: 'chip-asked', step: id, question }, moment);
    });
  }

  /**
   * Creates a code that transfers the flow to another device.
   * @throws ApiError 2006
   */
  async offerHandOff(flow: OpenFlow): Promise<{ readonly code: string; readonly expiresAt: number }> {
    const { codes, runtime } = this.ports;
    const { environmentId, executionId, expiresAt: tokenExpiresAt } = flow.token;
    const code = codes.make({ environmentId, executionId }, runtime.bytes(SECRET_BYTES));
    const expiresAt = runtime.now() + HAND_OFF_MS;
    const handOff = { codeHash: codeHash(code), expiresAt, tokenExpiresAt };
    await this.change(flow, (state) => record(state, { kind: 'hand-off-offered', handOff }, this.moment()));
    return { code, expiresAt };
  }

  /**
   * Continues the flow on the device that presents a code. A code works once; of two concurrent requests, one
   * is rejected.
   * @returns the execution and the new active token
   * @throws ApiError 2009
   */
  async claimHandOff(code: string): Promise<{ readonly executionId: ExecutionId; readonly token: string }> {
    const { codes, executions, tokens, region } = this.ports;
    const target = codes.read(code);
    if (!target) throw new ApiError('handOffCode');
    const { environmentId, executionId } = target;
    let claimed: FlowToken | undefined;
    await executions.change(environmentId, executionId, ({ status, state }) => {
      const { now, newId } = this.moment();
      const { handOff, claims = 0 } = state;
      const isOpen = status === 'PENDING' && handOff?.codeHash === codeHash(code) && handOff.expiresAt > now;
      if (!isOpen) return null;
      const holder = claims + 1;
      const issuedAt = Math.floor(now / 1000);
      claimed = { environmentId, executionId, region, holder, issuedAt, expiresAt: handOff.tokenExpiresAt };
      return record(state, { kind: 'held', holder, claimed: true }, { now, newId });
    });
    if (!claimed) throw new ApiError('handOffCode');
    return { executionId, token: await tokens.sign(claimed) };
  }

  /**
   * Submits a step.
   * @throws ApiError 2006, 3009
   */
  async submit(
    flow: OpenFlow,
    { step: asked, ...submission }: { readonly step: string } & ExecutionState['steps'][string]['submission'],
  ): Promise<Execution> {
    const changed = await this.change(flow, (state, definition) => {
      requireHolder(state, flow.token);
      const { id, type, step } = capturing(definition, state);
      if (id !== asked) throw conflict(`The step ${id} is requested now`);
      const missing = SLOTS_OF_STEP[type].required.filter(
        (slot) => !presentMedia(step).some((item) => item.slot === slot),
      );
      if (missing.length > 0) throw conflict(`${missing.join(', ')} is missing. Send it first`);
      return submit(state, { kind: 'submitted', step: id, submission }, this.moment());
    });
    this.ports.wake();
    return changed;
  }

  /** Records page events up to a maximum number. */
  record(
    flow: OpenFlow,
    events: readonly { readonly name: string; readonly at: number }[],
  ): Promise<Execution> {
    return this.change(flow, (state) => {
      const room = Math.max(0, MAX_CLIENT_EVENTS - state.clientEvents);
      return record(state, { kind: 'client-events', events: events.slice(0, room) }, this.moment());
    });
  }
}
