import { createHash } from 'node:crypto';
import { checkSelfie, decodePicture, type FaceEngine } from '@assay/vision';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob, EngineMedia } from './engine-job';

/**
 * With whom the selfie is compared: the picture that the backend gave, when the step asks for it or when there is no
 * document; else the front of the document.
 */
function referenceOf({ settings, earlier }: EngineJob): EngineMedia | null {
  const given = earlier.find(({ slot }) => slot === 'selfieImage');
  const document = earlier.findLast(({ slot }) => slot === 'documentFront');
  return (settings.reference === 'REFERENCE_IMAGE' ? given : (document ?? given)) ?? null;
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/**
 * Looks at a selfie and the frames of its challenge.
 * @throws UnreadablePicture for what cannot be decoded; the signal's reason when it is aborted.
 */
export async function runSelfie(
  job: EngineJob,
  engine: FaceEngine,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const selfie = job.media.find(({ slot }) => slot === 'selfieImage');
  if (!selfie) return { findings: [] };
  const reference = referenceOf(job);
  const { challenge } = job;
  const { findings, retry, embedding } = await checkSelfie({
    selfie: await decodePicture(selfie.bytes),
    reference: reference && (() => decodePicture(reference.bytes)),
    challenge: challenge && {
      actions: challenge.actions,
      lasts: challenge.expiresAt - challenge.issuedAt,
    },
    frames: job.media.flatMap(({ slot, action, at, bytes }) =>
      slot === 'livenessFrames' && action !== null && at !== null
        ? [{ action, at, digest: digestOf(bytes), open: () => decodePicture(bytes) }]
        : [],
    ),
    engine,
    signal,
  });
  return {
    findings,
    ...(retry === null ? {} : { retry }),
    ...(embedding === null ? {} : { embedding: Array.from(embedding) }),
  };
}
