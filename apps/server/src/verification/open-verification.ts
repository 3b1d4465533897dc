import { join } from 'node:path';
import type { DeviceDetails, EnvironmentId } from '@assay/contract';
import { isDecided } from '@assay/devices';
import type { ExecutionSummary } from '@assay/management-api';
import { type Connection, type Database, findExecution, purgeExecutions } from '@assay/store';
import type { Directory, RoutePorts } from '../identity/index';
import type { ManagementApi } from '../management/index';
import { type Blobs, folderBlobs } from '../platform/blobs';
import type { Feature } from '../platform/feature';
import type { Runtime } from '../platform/runtime';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import type { FraudService, Hasher } from '../scoring/index';
import type { SentData } from '../webhooks/index';
import { cardFields } from './checks/card-fields';
import { type DuplicateSearch, duplicateSearch } from './checks/duplicates';
import { openFaces } from './checks/face-match';
import { FaceSnapshots } from './checks/face-snapshots';
import { type PaperPorts, paperAgreement } from './checks/paper-agreement';
import { paperSeal } from './checks/paper-seal';
import { openPictures } from './checks/picture-match';
import type { CheckProvider } from './checks/provider';
import type { CardGuard } from './engines/card-guard';
import { Executions } from './execution/executions';
import { linkedData } from './execution/linked-data';
import { type Review, reviewExecution } from './execution/review-execution';
import { reducedState } from './execution/state';
import type { ExecutionState } from './execution/state-shape';
import { chipQuestions } from './flow/chip-question';
import { flowLimits, flowRoutes } from './flow/flow-routes';
import { FlowService } from './flow/flow-service';
import { flowTokens } from './flow/flow-token';
import { handOffCodes } from './flow/hand-off-code';
import { UploadGuard, type UploadLimits } from './flow/upload-limits';
import { ExecutionJobs } from './jobs/execution-job';
import { VerificationWorker } from './jobs/worker';
import { mediaLinks } from './media/media-link';
import { mediaRoutes } from './media/media-routes';
import { type EncryptedFiles, encryptedFiles, mediaKeys, mediaStore } from './media/media-store';
import { referenceFetch } from './media/reference-image';
import { s3Blobs } from './media/s3/s3-blobs';
import { S3_PATIENCE } from './media/s3/s3-requests';
import { pageRoutes } from './page/page-routes';
import { orchestrationRoutes } from './routes/init-routes';
import { executionSummary, verificationManagement } from './routes/management-routes';
import type { S3Config } from './verification-config';

/** Reads a device agent session: returns the details of its browser, or the reason why it can't be read. */
interface DeviceReader {
  read(
    session: string,
    now: number,
  ): Promise<{ readonly details: DeviceDetails } | { readonly reason: string }>;
}

/** Returns signals that are rare for a person's camera: a virtual camera is easiest to run in such a browser. */
function tracesOf({ verdicts }: DeviceDetails): readonly string[] {
  const { automation, tampering, remote_access, virtual_machine } = verdicts;
  return [
    ...(isDecided(automation) ? ['AUTOMATION'] : []),
    ...(isDecided(tampering) ? ['TAMPERING'] : []),
    ...(isDecided(remote_access) ? ['REMOTE_ACCESS'] : []),
    ...(isDecided(virtual_machine) ? ['VIRTUAL_MACHINE'] : []),
  ];
}

/** Returns the signals of a device session, and the reason codes when there are none. */
async function tracesOfSession(
  devices: DeviceReader,
  session: string | null,
  now: number,
): Promise<{ readonly traces: readonly string[]; readonly why: string }> {
  if (session === null) return { traces: [], why: 'NO_DEVICE_SESSION' };
  const read = await devices.read(session, now);
  if ('reason' in read) return { traces: [], why: 'DEVICE_SESSION_UNREADABLE' };
  return { traces: tracesOf(read.details), why: 'NO_TRACE' };
}

/**
 * Checks for a virtual camera with the camera name from the page and the device session. A suspicion goes to
 * review and never declines. An attacker controls the page, so its statements count only against a capture. A
 * phone used as a camera is reported without review. Without a signal nothing is proven, because a picture
 * can be injected into any browser's camera.
 */
export const captureDevice = (devices: DeviceReader): CheckProvider => ({
  name: 'capture-device',
  version: '2',
  capabilities: () => [
    { check: 'DOCUMENT', subCheck: 'iadCheckResult', strength: 'heuristic' },
    { check: 'SELFIE', subCheck: 'iadCheckResult', strength: 'heuristic' },
  ],
  async evaluate({ media, deviceSession, now }) {
    const cameras = media.map(({ camera }) => camera);
    const session = await tracesOfSession(devices, deviceSession, now);
    const traces = [...(cameras.includes('PROGRAM') ? ['CAMERA_IS_A_PROGRAM'] : []), ...session.traces];
    const phone = cameras.includes('PHONE') ? ['PHONE_AS_CAMERA'] : [];
    const answer =
      traces.length > 0
        ? ({ result: 'REVIEW', reasons: [...traces, ...phone] } as const)
        : ({ result: 'NOT_PERFORMED', reasons: [...phone, session.why] } as const);
    return { findings: [{ subCheck: 'iadCheckResult', ...answer }] };
  },
});

/** Returns an execution as lists show it; null = not found. */
export async function readExecutionSummary(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<ExecutionSummary | null> {
  const execution = await findExecution<ExecutionState>(connection, environmentId, id);
  return execution && executionSummary(execution);
}

/** Returns webhook data for events with media, with new links for each attempt. */
export const mediaEventData = (signingSecrets: SigningSecrets): SentData =>
  linkedData(mediaLinks(signingSecrets));

/** @throws ApiError 3009 when the execution cannot be decided as a whole */
export type DecideExecution = (
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  review: Review,
) => Promise<void>;

interface VerificationParts {
  readonly routePorts: RoutePorts;
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly fraud: Pick<FraudService, 'score'>;
  readonly signingSecrets: SigningSecrets;
  readonly dataDir: string;
  /** S3 bucket for captured media; null = the data folder. */
  readonly mediaS3: S3Config | null;
  readonly region: string;
  readonly publicUrl: string | null;
  readonly uploads: UploadLimits;
  readonly initErrorStatus: 'spec' | 'http';
  /** Folder of the built hosted flow. */
  readonly flowFolder: string;
  /** Engines for sub-checks, in their order of use. */
  readonly checkProviders: readonly CheckProvider[];
  /** Checks card pictures before they are stored; null = card pictures are rejected. */
  readonly cardGuard: CardGuard | null;
  /** Returns true if two names belong to one person. */
  readonly sameName: PaperPorts['sameName'];
  readonly devices: DeviceReader;
  readonly data: { readonly addresses: ReturnType<PaperPorts['addresses']> };
  readonly onFault: (error: unknown) => void;
  /** False when other processes process executions. */
  readonly works?: boolean;
}

/** Returns the configured storage of captured media. */
export const mediaBlobs = ({
  mediaS3: config,
  runtime,
  dataDir,
  onFault,
}: Pick<VerificationParts, 'mediaS3' | 'runtime' | 'dataDir' | 'onFault'>): Blobs =>
  config
    ? s3Blobs({ config, now: runtime.now, chance: Math.random, patience: S3_PATIENCE, onFault })
    : folderBlobs(join(dataDir, 'media'));

/** Returns the providers in order: built-in checks before and after the engines. */
const orderedProviders = ({ sameName, checkProviders, devices, data }: VerificationParts) => [
  cardFields(sameName),
  captureDevice(devices),
  ...checkProviders,
  paperSeal({ sameName, addresses: () => data.addresses }),
  paperAgreement({ sameName, addresses: () => data.addresses }),
];

/** Opens the search for duplicates in earlier sessions. */
function openDuplicates({ database, runtime, hasher, signingSecrets, dataDir, onFault }: VerificationParts): {
  readonly duplicates: DuplicateSearch;
  readonly snapshots: FaceSnapshots;
} {
  const snapshots = new FaceSnapshots({ database, runtime, folder: join(dataDir, 'face-index'), onFault });
  const faces = openFaces(signingSecrets, runtime.bytes, snapshots);
  return { duplicates: duplicateSearch(hasher, faces, openPictures()), snapshots };
}

/** Returns a function that reduces the executions of an environment that ended before a time. */
const purgeWith =
  ({ database, runtime }: Pick<VerificationParts, 'database' | 'runtime'>) =>
  (environmentId: EnvironmentId, before: number) =>
    purgeExecutions<ExecutionState>(database.patient(), environmentId, before, runtime.now(), reducedState);

/** Opens verification: workflows, executions with their media and checks, and the flow API. */
export function openVerification(parts: VerificationParts): Feature<ManagementApi> & {
  /** Decides the steps of an execution that are in REVIEW. */
  readonly decide: DecideExecution;
  readonly files: EncryptedFiles;
} {
  const { routePorts, database, runtime, hasher, signingSecrets, onFault, works = true } = parts;
  const links = mediaLinks(signingSecrets);
  const tokens = flowTokens(signingSecrets);
  const keys = mediaKeys(signingSecrets, runtime.bytes);
  const store = mediaStore({ database, runtime, blobs: mediaBlobs(parts), keys });
  const executions = new Executions({
    database,
    runtime,
    hasher,
    tokens,
    store,
    fetch: referenceFetch(),
    links,
    publicUrl: parts.publicUrl,
    region: parts.region,
  });
  const { duplicates, snapshots } = openDuplicates(parts);
  const chips = chipQuestions(signingSecrets, runtime.bytes);
  const jobs = new ExecutionJobs({
    database,
    runtime,
    directory: parts.directory,
    executions,
    store,
    providers: orderedProviders(parts),
    duplicates,
    chips,
    fraud: parts.fraud,
  });
  const worker = new VerificationWorker({ database, runtime, executions, jobs, store, onFault, works });
  const held = { executions, store, tokens, runtime, cardGuard: parts.cardGuard };
  const service = new FlowService({
    ...held,
    codes: handOffCodes(signingSecrets),
    chips,
    region: parts.region,
    uploads: new UploadGuard(parts.uploads),
    wake: () => worker.wake(),
  });
  return {
    name: 'verification',
    files: encryptedFiles(store, links),
    decide: (connection, environmentId, id, review) =>
      reviewExecution(executions, connection, environmentId, id, review),
    routes(app) {
      orchestrationRoutes(app, routePorts, {
        executions,
        initErrorStatus: parts.initErrorStatus,
        wake: () => worker.wake(),
        onFault: parts.onFault,
      });
      flowRoutes(app, {
        executions,
        tokens,
        service,
        runtime,
        directory: parts.directory,
        limits: flowLimits(() => runtime.now()),
        publicUrl: parts.publicUrl,
      });
      mediaRoutes(app, { routePorts, links, store });
      pageRoutes(app, { database, directory: parts.directory, folder: parts.flowFolder });
    },
    management: verificationManagement(executions),
    retention: { space: purgeWith(parts) },
    async stop() {
      await worker.stop();
      await snapshots.settled();
    },
  };
}
