import { createHash } from 'node:crypto';
import {
  checkSelfie,
  decodePicture,
  decodePortrait,
  type FaceEngine,
  lookOf,
  type Raster,
  UnreadablePicture,
} from '@assay/vision';
import type { ProviderAnswer } from '../checks/provider';
import { CHIP_PORTRAIT } from '../loip/policy';
import type { EngineJob, EngineMedia } from './engine-job';

interface Reference {
  readonly open: () => Promise<Raster>;
  readonly reasons: readonly string[];
  /** Id of the picture in the media; null = the chip portrait. */
  readonly media: string | null;
}

/** Returns the chip portrait; null if it is missing or unreadable. */
async function chipPortrait({ extracted }: EngineJob): Promise<Reference | null> {
  const portrait = extracted.DOCUMENT?.chipPortrait;
  if (typeof portrait !== 'string') return null;
  try {
    const picture = await decodePortrait(Buffer.from(portrait, 'base64'));
    return { open: async () => picture, reasons: [CHIP_PORTRAIT], media: null };
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

/**
 * Returns the reference for the selfie. This is the picture sent by the backend, if the step requires it or
 * there is no document. Otherwise it is the chip portrait, or else the document front.
 */
async function referenceOf(job: EngineJob): Promise<Reference | null> {
  const picture = (found: EngineMedia | undefined): Reference | null =>
    found ? { open: () => decodePicture(found.bytes), reasons: [], media: found.id } : null;
  const given = picture(job.earlier.find(({ slot }) => slot === 'selfieImage'));
  if (job.settings.reference === 'REFERENCE_IMAGE') return given;
  const front = job.earlier.findLast(({ slot }) => slot === 'documentFront');
  return (await chipPortrait(job)) ?? picture(front) ?? given;
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** Returns the requested colors with their frames; null = none requested or received. */
function lightOf({ challenge, media }: EngineJob): Parameters<typeof checkSelfie>[0]['light'] {
  const frames = media.flatMap(({ slot, light, bytes }) =>
    slot === 'lightFrames' && light !== null ? [{ light, open: () => decodePicture(bytes) }] : [],
  );
  return challenge?.colours && frames.length > 0 ? { colours: challenge.colours, frames } : null;
}

async function lookedAt(job: EngineJob, engine: FaceEngine, signal: AbortSignal): Promise<ProviderAnswer> {
  const selfie = job.media.find(({ slot }) => slot === 'selfieImage');
  if (!selfie) return { findings: [] };
  const reference = await referenceOf(job);
  const { challenge } = job;
  const picture = await decodePicture(selfie.bytes);
  const { findings, places, retry, embedding } = await checkSelfie({
    selfie: picture,
    reference: reference?.open ?? null,
    challenge: challenge && {
      actions: challenge.actions,
      lasts: challenge.expiresAt - challenge.issuedAt,
    },
    frames: job.media.flatMap(({ slot, action, at, bytes }) =>
      slot === 'livenessFrames' && action !== null && at !== null
        ? [{ action, at, digest: digestOf(bytes), open: () => decodePicture(bytes) }]
        : [],
    ),
    light: lightOf(job),
    engine,
    signal,
  });
  return {
    findings: findings.map((found) =>
      found.subCheck === 'faceMatchingResult'
        ? { ...found, reasons: [...(found.reasons ?? []), ...(reference?.reasons ?? [])] }
        : found,
    ),
    extracted: {
      faces: {
        selfie: places.selfie && { ...places.selfie, media: selfie.id },
        reference: places.reference && { ...places.reference, media: reference?.media ?? null },
      },
    },
    ...(retry === null ? {} : { retry }),
    ...(embedding === null ? {} : { embedding: Array.from(embedding) }),
    looks: [lookOf(picture)],
  };
}

/**
 * Checks a selfie and the frames of its challenge; undecodable pictures are requested again.
 * @throws the signal's reason when it is aborted
 */
export async function runSelfie(
  job: EngineJob,
  engine: FaceEngine,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  try {
    return await lookedAt(job, engine, signal);
  } catch (error) {
    if (error instanceof UnreadablePicture) return { findings: [], retry: 'UNREADABLE_FILE' };
    throw error;
  }
}
