import { type Database, hasHead } from '@assay/store';
import type { Feature } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import { appendCheckpoints, type Checkpoint, type CheckpointSigner, signedCheckpoints } from './checkpoint';
import type { AuditLogHeads } from './heads';
import type { AuditLogTally } from './tally';

const WRITE_MS = 60_000;
const CHECKPOINT_MS = 3_600_000;

interface AuditLogPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly trail: AuditLogTally;
  readonly signer: CheckpointSigner;
  readonly heads: AuditLogHeads;
  /** File to which checkpoints are appended every hour; null = none. */
  readonly checkpointFile: string | null;
  /** Called for audit logs that fail verification. */
  readonly onBroken: (account: number, record: number) => void;
}

/** Writes refusals and reads to the audit log, and checkpoints of it to a file. */
export function auditLogFeature(ports: AuditLogPorts): Feature {
  const { database, runtime, trail, checkpointFile } = ports;
  const now = () => new Date(runtime.now());
  const write = () => trail.write(database, now(), { minAgeMs: WRITE_MS });
  const forgetProven = () => ports.heads.forgetProven((head) => hasHead(database, head));
  let last: readonly Checkpoint[] = [];
  const checkpoints = async (file: string) => {
    const outside = (await ports.heads.read()).heads;
    const { signed, broken } = await signedCheckpoints(database.patient(), ports.signer, now(), outside);
    for (const { account, record } of broken) ports.onBroken(account, record);
    const heads = new Set(last.map(({ account, head }) => `${account}/${head}`));
    appendCheckpoints(
      file,
      signed.filter(({ account, head }) => !heads.has(`${account}/${head}`)),
    );
    last = signed;
  };
  return {
    name: 'trail',
    jobs: [
      { name: 'trail', everyMs: WRITE_MS, inEvery: true, run: write },
      { name: 'audit-heads', everyMs: WRITE_MS, inEvery: true, run: forgetProven },
      ...(checkpointFile === null
        ? []
        : [{ name: 'checkpoints', everyMs: CHECKPOINT_MS, run: () => checkpoints(checkpointFile) }]),
    ],
    stop: () => trail.write(database, now()),
  };
}
