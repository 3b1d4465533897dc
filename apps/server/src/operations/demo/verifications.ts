import { setTimeout as pause } from 'node:timers/promises';
import type { CaptureStep, FlowSession, LivenessAction, Platform } from '@assay/contract';
import type { IssuedKey, ManagedExecution } from '@assay/management-api';
import { addressOf, CAST, type CastName, customerOf } from './cast';
import { type Random, requestOf } from './people';
import { REVIEWERS, type ReviewerName, type Scene } from './scenes';
import type { ShiftedClock } from './traffic';

/** Date on every drawn bill; replaced by another of the same length. */
export const BILL_DATE = '01.02.2026';

export const documentOf = (who: CastName) => `${who}-document.jpg`;
export const selfieOf = (who: CastName) => `${who}-selfie.jpg`;
export const billOf = (who: CastName) => `${who}-bill.pdf`;
export const frameOf = (who: CastName, action: LivenessAction) =>
  `${who}-${action.toLowerCase().replaceAll('_', '-')}.jpg`;
/** Returns the file name of a neutral head picture. */
export const stillOf = (who: CastName, number: number) => `${who}-still-${number}.jpg`;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LOOK_MS = 150;
/** Time between two pictures of a challenge, in milliseconds. */
const FRAME_MS = 700;
const BILL_AGE_MS = 24 * DAY_MS;
const PLATFORMS: readonly [Platform, ...Platform[]] = ['WEB', 'IOS', 'ANDROID'];

const WORKFLOWS = {
  identity: {
    name: 'Identity',
    definition: {
      start: 'document',
      nodes: [
        { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
        { id: 'selfie', type: 'SELFIE', next: 'end', settings: { duplicate_check: true } },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
      settings: { loip: true },
    },
  },
  address: {
    name: 'Proof of address',
    definition: {
      start: 'address',
      nodes: [
        { id: 'address', type: 'PROOF_OF_ADDRESS', next: 'end', settings: { address_from: 'INPUTS' } },
        { id: 'end', type: 'END', status: 'DERIVED' },
      ],
    },
  },
} as const;

/**
 * Calls the server with the owner's key or another key.
 * @throws Error when the server returns an error
 */
export type Ask = <Data>(method: string, path: string, body?: object, key?: string) => Promise<Data>;

/**
 * Calls the hosted flow API with an end user's token.
 * @throws Error when the server returns an error
 */
export type Flow = (
  token: string,
  method: string,
  path: string,
  body?: object | Uint8Array,
) => Promise<FlowSession>;

interface Ports {
  readonly ask: Ask;
  readonly flow: Flow;
  /** Queue for verifications that need a reviewer. */
  readonly queueId: string;
  /** Reads a file of `pictures/`. */
  readonly picture: (name: string) => Promise<Uint8Array>;
  readonly clock: ShiftedClock;
  readonly random: Random;
}

/** An event at a time in UNIX milliseconds. */
export interface Happening {
  readonly at: number;
  readonly act: () => Promise<readonly Happening[]>;
}

/**
 * Runs the demo verifications: creates workflows and two reviewers, and submits documents through the hosted
 * flow.
 */
export class Verifications {
  private readonly workflows = new Map<Scene['shows'], string>();
  private readonly keys = new Map<ReviewerName, string>();
  private calls = 0;

  private constructor(private readonly ports: Ports) {}

  static async open(ports: Ports): Promise<Verifications> {
    const opened = new Verifications(ports);
    const { ask } = ports;
    for (const [shows, workflow] of Object.entries(WORKFLOWS)) {
      const made = await ask<{ workflow: { id: string } }>('POST', '/management-api/v1/workflows', workflow);
      await ask('POST', `/management-api/v1/workflows/${made.workflow.id}/activate`, {});
      opened.workflows.set(shows as Scene['shows'], made.workflow.id);
    }
    for (const name of REVIEWERS) {
      const body = { name, scopes: ['verification', 'admin'] };
      const made = await ask<IssuedKey>('POST', '/management-api/v1/keys', body);
      opened.keys.set(name, made.api_key);
    }
    return opened;
  }

  /** Starts a verification that is abandoned. */
  async begin(inputs: object): Promise<void> {
    await this.init('identity', inputs);
  }

  /** Runs a verification and returns its follow-up events. */
  async play(scene: Scene): Promise<readonly Happening[]> {
    const { clock, random } = this.ports;
    const one = CAST[scene.who];
    await this.callOf(scene.who, { action_type: 'register' });
    const { executionId, token } = await this.init(scene.shows, {
      user_id: `user-${one.id}`,
      user_fullname: `${one.first} ${one.last}`,
      user_dob: one.birthDate,
      user_country: one.country,
      email: one.email,
      ...(scene.shows === 'address' ? { user_address: addressOf(one).join(', ') } : {}),
      ...scene.claims,
    });
    await this.ports.flow(token, 'POST', 'session', { platform: random.pick(PLATFORMS) });
    if (scene.shows === 'address') await this.showBill(scene.who, token);
    else if (await this.showDocument(scene.who, token)) await this.showFace(scene, token);
    if (scene.selfie === null) return [];
    const ended = clock.now();
    const { review } = scene;
    const spends: Happening = {
      at: ended + ((review?.afterHours ?? 0) + 2) * HOUR_MS,
      act: async () => {
        await this.callOf(scene.who, { action_type: 'withdrawal', idv_reference_id: executionId });
        return [];
      },
    };
    if (!review) return [spends];
    const decides = async () => {
      await this.decide(executionId, review);
      return [spends];
    };
    return [{ at: ended + review.afterHours * HOUR_MS, act: decides }];
  }

  private init(shows: Scene['shows'], inputs: object) {
    return this.ports.ask<{ executionId: string; token: string }>(
      'POST',
      '/orchestration-api/v1/init-workflow',
      { workflowId: this.workflows.get(shows), inputs },
    );
  }

  /** Sends a fraud request of the same person. */
  private async callOf(who: CastName, more: object): Promise<void> {
    const { ask, random } = this.ports;
    const request = requestOf(customerOf(CAST[who], random), random);
    const transaction = `demo-verified-${++this.calls}`;
    await ask('POST', '/RestService/fraud-api/v2/', { ...request, ...more, transaction_id: transaction });
  }

  private async send(token: string, slot: string, file: string): Promise<void> {
    await this.ports.flow(token, 'PUT', `media/${slot}`, await this.ports.picture(file));
  }

  /** Submits a step and waits until it is checked. */
  private async submit(token: string, step: string, more: object = {}): Promise<FlowSession> {
    let session = await this.ports.flow(token, 'POST', 'submit', { step, ...more });
    while (session.state === 'waiting') {
      await pause(LOOK_MS);
      session = await this.ports.flow(token, 'GET', 'session');
    }
    return session;
  }

  /** @returns true when the document was accepted and a selfie is requested */
  private async showDocument(who: CastName, token: string): Promise<boolean> {
    await this.send(token, 'documentFront', documentOf(who));
    const { step } = await this.submit(token, 'document', { document_type: 'PASSPORT' });
    const wanted: CaptureStep = 'SELFIE';
    return step?.type === wanted;
  }

  private async showFace({ who, selfie = who, meetsChallenge }: Scene, token: string): Promise<void> {
    if (selfie === null) return;
    await this.send(token, 'selfieImage', selfieOf(selfie));
    if (meetsChallenge) await this.meetChallenge(who, token);
    await this.submit(token, 'selfie');
  }

  /** Sends a neutral head before each action, and also after a blink. */
  private async meetChallenge(who: CastName, token: string): Promise<void> {
    const { challenge } = await this.ports.flow(token, 'POST', 'challenge', {});
    let [at, stills] = [0, 0];
    const still = () => stillOf(who, stills++);
    const act = (action: LivenessAction) =>
      action === 'BLINK' ? [still(), frameOf(who, action), still()] : [still(), frameOf(who, action)];
    for (const [index, action] of (challenge?.actions ?? []).entries()) {
      for (const file of act(action)) {
        at += FRAME_MS;
        await this.send(token, `livenessFrames?action=${index}&at=${at}`, file);
      }
    }
  }

  private async showBill(who: CastName, token: string): Promise<void> {
    const drawn = Buffer.from(await this.ports.picture(billOf(who))).toString('latin1');
    const [year, month, day] = new Date(this.ports.clock.now() - BILL_AGE_MS).toISOString().split(/[-T]/);
    const bill = drawn.replace(BILL_DATE, `${day}.${month}.${year}`);
    await this.ports.flow(
      token,
      'PUT',
      'media/proofOfAddressFile?capture_method=UPLOAD',
      Buffer.from(bill, 'latin1'),
    );
    await this.submit(token, 'address', { document_type: 'UTILITY_BILL' });
  }

  /** Decides a verification that the engines referred to a reviewer. */
  private async decide(
    id: string,
    { decision, by, note }: Pick<NonNullable<Scene['review']>, 'decision' | 'by' | 'note'>,
  ): Promise<void> {
    const { ask, queueId } = this.ports;
    const path = `/management-api/v1/workflow-executions/${id}`;
    const { execution } = await ask<{ execution: ManagedExecution }>('GET', path);
    if (execution.status !== 'REVIEW') return;
    const item = `/management-api/v1/queues/${queueId}/items/${id}`;
    const body = { decision: decision === 'APPROVED' ? 'APPROVE' : 'DECLINE', reason: note };
    await ask('POST', `${item}/decision`, body, this.keys.get(by));
  }
}
