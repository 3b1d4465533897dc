import { X509Certificate } from 'node:crypto';
import {
  checkDocument,
  decodePicture,
  lookOf,
  type Raster,
  type TextReader,
  UnreadablePicture,
} from '@assay/vision';
import type { ProviderAnswer } from '../checks/provider';
import { runChip } from './chip-engine';
import type { EngineJob, EngineMedia } from './engine-job';

/**
 * Further attempts at a page that is hard to read are begun until this much work is done, processor time of all threads:
 * on a busy machine an attempt takes longer, and is worth as much.
 */
const BUDGET_MS = 12_000;
/** What an attempt may take at most: none is begun this close to the end of the job's time. */
const ATTEMPT_MS = 6000;

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The name that the backend gave: whole, or in its parts. */
function fullNameOf(inputs: EngineJob['inputs']): string | null {
  const parts = [textOrNull(inputs.user_firstname), textOrNull(inputs.user_lastname)].filter(Boolean);
  return textOrNull(inputs.user_fullname) ?? (parts.length > 0 ? parts.join(' ') : null);
}

/** The clocks that an engine goes by. */
export interface EngineClock {
  /** UNIX milliseconds. */
  now(): number;
  /** Milliseconds of processor time that this process has used. */
  work(): number;
}

/**
 * Looks at a document.
 * @throws the signal's reason when it is aborted.
 */
export async function runDocument(
  job: EngineJob,
  reader: TextReader,
  clock: EngineClock,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const lastBegin = clock.now() + job.limitMs - ATTEMPT_MS;
  const pictures = (slot: EngineMedia['slot']) => job.media.filter((media) => media.slot === slot);
  const files = [...pictures('documentFront'), ...pictures('documentBack')].map(({ bytes }) => bytes);
  const sides: Raster[] = [];
  try {
    for (const bytes of files) sides.push(await decodePicture(bytes));
  } catch (error) {
    if (error instanceof UnreadablePicture) return { findings: [], retry: 'UNREADABLE_FILE' };
    throw error;
  }
  if (sides.length === 0) return { findings: [] };
  const budget = clock.work() + BUDGET_MS;
  const { findings, extracted, confidence, sources, native, template, categories, retry, zone } =
    await checkDocument({
      sides,
      files,
      frames: pictures('documentFrames').map(({ bytes }) => bytes),
      acceptedDocuments: job.settings.accepted_documents ?? [],
      acceptedCountries: job.settings.accepted_countries ?? [],
      minimumAge: job.settings.minimum_age ?? null,
      fullName: fullNameOf(job.inputs),
      birthDate: textOrNull(job.inputs.user_dob),
      sealSigners: job.sealSigners.map((der) => new X509Certificate(der)),
      allowsSpecimens: job.isTest && job.settings.allow_specimens === true,
      now: job.now,
      reader,
      signal,
      isOver: () => clock.work() >= budget || clock.now() >= lastBegin,
      work: () => clock.work(),
    });
  const chip = runChip(job, zone?.mrz.isValid ? zone.mrz.lines : null);
  const judgedAnew = new Set(chip?.findings.map(({ subCheck }) => subCheck));
  return {
    findings: [...findings.filter(({ subCheck }) => !judgedAnew.has(subCheck)), ...(chip?.findings ?? [])],
    extracted: {
      ...extracted,
      fieldSources: sources,
      ...(Object.keys(confidence).length > 0 ? { fieldConfidence: confidence } : {}),
      ...(Object.keys(native).length > 0 ? { nativeFields: native } : {}),
      ...(template === null ? {} : { documentTemplate: template }),
      ...(categories.length === 0 ? {} : { vehicleCategories: categories }),
      ...chip?.extracted,
    },
    ...(retry === null ? {} : { retry }),
    looks: sides.map(lookOf),
  };
}
