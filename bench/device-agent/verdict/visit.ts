import type { DeviceDetails } from '@assay/contract';
import { KEY } from '../../fraud-call/subject';
import type { Stage } from '../robots';
import type { SentVisit } from './site';

/** Who visits: people, robots by how much they hide, browsers that lie, people who are operated from afar. */
export type VisitorKind = 'person' | 'plain' | 'patched' | 'stealth' | 'hand' | 'spoof' | 'remote';

export interface Visitor {
  readonly kind: VisitorKind;
  /** A set-up: visits of one are of one kind in the counts. */
  readonly name: string;
  /** Whether its window is private; null = not asked. */
  readonly isPrivate: boolean | null;
  /** Programs that it needs. */
  readonly needs?: readonly string[];
  play(stage: Stage, seed: number): Promise<void>;
}

/** What a server made of one visit. */
export interface Visit {
  readonly kind: VisitorKind;
  readonly name: string;
  readonly seed: number;
  readonly isPrivate: boolean | null;
  readonly verdicts: DeviceDetails['verdicts'];
  readonly private: boolean | null;
  readonly flags: readonly string[];
  /** ms: how long the session took after a person had filled the form; tasks of the page over 50 ms. */
  readonly ms: number;
  readonly long: readonly number[];
  /** What the page's policy reported. */
  readonly violations: readonly string[];
  /** The stored evaluation and the stream's summary, with BENCH_VISITS_EVIDENCE; null without. */
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

/** What the server keeps of the call and of its stream. */
async function evidenceOf(server: string, streamId: string): Promise<unknown> {
  const get = (path: string) => asked(`${server}/management-api/v1/${path}`);
  const { data } = (await get(`transactions/${streamId}/evaluations`)) as {
    readonly data: { readonly evaluations: readonly { readonly id: string }[] };
  };
  const [newest] = data.evaluations;
  return Promise.all([newest && get(`evaluations/${newest.id}`), get(`sessions/${streamId}`)]);
}

/**
 * Sends a visit's session and stream in a fraud call.
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
