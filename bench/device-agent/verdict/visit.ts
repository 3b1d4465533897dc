import type { DeviceDetails } from '@assay/contract';
import { KEY } from '../../fraud-call/subject';
import { dice, fillFields, type Manner } from '../../session-stream/hands';
import { HURRIED, SLOW_AND_SHAKY, USUAL } from '../../session-stream/people';
import { openRemoteHand, type Way } from '../../session-stream/screens';
import { stopProcess, until, withFolder } from '../processes';
import { handStarted, type Stage } from '../robots';
import type { SentVisit } from './site';

/**
 * Kinds of visitors: people, robots by how much they hide, browsers that report false values, remotely
 * controlled machines.
 */
export type VisitorKind = 'person' | 'plain' | 'patched' | 'stealth' | 'hand' | 'spoof' | 'remote';

export interface Visitor {
  readonly kind: VisitorKind;
  /** Name of a setup; all its visits count as one kind. */
  readonly name: string;
  /** True if its window is private; null if not evaluated. */
  readonly isPrivate: boolean | null;
  /** Programs that it requires. */
  readonly needs?: readonly string[];
  play(stage: Stage, seed: number): Promise<void>;
}

/** A server's evaluation of one visit. */
export interface Visit {
  readonly kind: VisitorKind;
  readonly name: string;
  readonly seed: number;
  readonly isPrivate: boolean | null;
  readonly verdicts: DeviceDetails['verdicts'];
  readonly private: boolean | null;
  readonly flags: readonly string[];
  /** Milliseconds: duration of the session after the form was filled, and tasks of the page over 50 ms. */
  readonly ms: number;
  readonly long: readonly number[];
  /** Violations reported by the page's content security policy. */
  readonly violations: readonly string[];
  /** The stored evaluation and the stream's summary if BENCH_VISITS_EVIDENCE is set; otherwise null. */
  readonly evidence: unknown;
}

interface Judged {
  readonly data: {
    readonly device_details: DeviceDetails | null;
  };
}

const asked = async (url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', 'x-api-key': KEY },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
};

/** Returns the server's stored data on the transaction and its stream. */
async function evidenceOf(server: string, streamId: string): Promise<unknown> {
  const get = (path: string) => asked(`${server}/management-api/v1/${path}`);
  const { data } = (await get(`transactions/${streamId}/evaluations`)) as {
    readonly data: { readonly evaluations: readonly { readonly id: string }[] };
  };
  const [newest] = data.evaluations;
  return Promise.all([newest && get(`evaluations/${newest.id}`), get(`sessions/${streamId}`)]);
}

/**
 * Sends a visit's session and stream in a fraud request.
 * @throws error when the server could not read the session
 */
export async function judgeVisit(
  server: string,
  visitor: Visitor,
  seed: number,
  sent: SentVisit,
): Promise<Visit> {
  const { data } = (await asked(`${server}/RestService/fraud-api/v2/`, {
    config: { device_fingerprinting: true, session_monitoring_api: true },
    session: sent.session,
    stream_id: sent.streamId ?? undefined,
    transaction_id: sent.streamId ?? undefined,
  })) as Judged;
  const details = data.device_details;
  if (!details) throw new Error('the server cannot read the session');
  const { kind, name, isPrivate } = visitor;
  return {
    kind,
    name,
    seed,
    isPrivate,
    verdicts: details.verdicts,
    private: details.private,
    flags: details.suspicious_flags,
    ms: sent.ms ?? Number.NaN,
    long: sent.long ?? [],
    violations: sent.violations,
    evidence: process.env.BENCH_VISITS_EVIDENCE ? await evidenceOf(server, sent.streamId ?? '') : null,
  };
}

/** A type of remote access. */
interface Remote extends Way {
  readonly name: string;
  readonly manner?: Manner;
}

const usual = { server: 'x11vnc', scale: 1 } as const;
const by = (device: Manner['device']): Manner => ({ ...USUAL, device });
const PAD: Manner = { ...by({ everyMs: 12 }), way: [350, 500], strokes: 3 };

const WAYS: readonly Remote[] = [
  { ...usual, name: 'x11vnc' },
  { ...usual, name: 'x11vnc, shown at a third', scale: 3 },
  { ...usual, name: 'x11vnc, a packet every 120 ms', line: { packetMs: 120 } },
  { ...usual, name: 'x11vnc, a line of 20 to 60 ms', line: { delayMs: [20, 60] } },
  { ...usual, name: 'x0vncserver', server: 'x0vncserver' },
  { ...usual, name: 'x11vnc, a line of 5 to 25 ms', line: { delayMs: [5, 25] } },
  { ...usual, name: 'x11vnc, a packet every 45 ms', line: { packetMs: 45 } },
  { ...usual, name: 'x11vnc, a hand in a hurry', manner: HURRIED },
  { ...usual, name: 'x11vnc, a mouse of 60 Hz', manner: by({ everyMs: 1000 / 60 }) },
  {
    ...usual,
    name: 'x0vncserver, a line of 30 to 45 ms',
    server: 'x0vncserver',
    line: { delayMs: [30, 45] },
  },
  { ...usual, name: 'x0vncserver, a mouse of 250 Hz', server: 'x0vncserver', manner: by({ everyMs: 4 }) },
  { ...usual, name: 'x11vnc, a hand that is slow and shaky', manner: SLOW_AND_SHAKY },
  {
    ...usual,
    name: 'x11vnc, a touch pad, a line of 80 to 110 ms',
    line: { delayMs: [80, 110] },
    manner: PAD,
  },
  { ...usual, name: 'x0vncserver, a packet every 70 ms', server: 'x0vncserver', line: { packetMs: 70 } },
];

const FIELDS = ['input[name=first]', 'input[name=email]', 'textarea', '#send'];
/** Time for a viewer to connect, in milliseconds. */
const CONNECTED_MS = 5000;

/** Visitors who use a remote viewer with a browser without automation. */
export const REMOTE: readonly Visitor[] = WAYS.map((way) => ({
  kind: 'remote',
  name: way.name,
  isPrivate: null,
  needs: [way.server],
  play: (stage, seed) =>
    withFolder(async (folder) => {
      const browser = handStarted(stage, folder);
      const { hand, close } = await openRemoteHand(stage.display ?? '', way);
      try {
        const places = await until(() => stage.sent.places, 60_000, 'the page');
        await new Promise((resolve) => setTimeout(resolve, CONNECTED_MS));
        const random = dice(seed);
        const seen = (pixels: number) => Math.round(pixels / way.scale);
        const targets = FIELDS.flatMap((name) => places[name] ?? []).map(({ x, y, width, height }) => ({
          x: seen(x + width * (0.3 + 0.4 * random())),
          y: seen(y + Math.min(height, 60) * (0.4 + 0.2 * random())),
        }));
        const size = { width: seen(1100), height: seen(700) };
        await fillFields(hand, size, targets, 'anna smith', way.manner ?? USUAL, random);
        await until(() => stage.sent.session, 60_000, 'the session');
      } finally {
        await close();
        await stopProcess(browser);
      }
    }),
}));
