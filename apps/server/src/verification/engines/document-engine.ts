import { createHash, X509Certificate } from 'node:crypto';
import {
  BadDer,
  checkDocument,
  decodePicture,
  isPortrait,
  lookOf,
  type Raster,
  type TextReader,
  UnreadablePicture,
  verifyChip,
} from '@assay/vision';
import type { ProviderAnswer } from '../checks/provider';
import { type ChipFiles, readChipFiles } from '../media/chip-files';
import type { EngineJob, EngineMedia } from './engine-job';

type Verified = ReturnType<typeof verifyChip>;
type Finding = ProviderAnswer['findings'][number];

/** Chip evidence for or against its document. */
interface ChipAnswer {
  readonly findings: readonly Finding[];
  readonly extracted: { readonly [name: string]: unknown };
}

/** A chip with a proven issuer passes; a copied or changed chip is a forgery. */
function securityFeatures({ results, reasons }: Verified): Finding {
  const { passiveAuthenticationResult, activeAuthenticationResult, chipAuthenticationResult } = results;
  const isCopy = activeAuthenticationResult === 'FAIL' || chipAuthenticationResult === 'FAIL';
  return {
    subCheck: 'securityFeaturesCheckResult',
    result: isCopy ? 'FAIL' : passiveAuthenticationResult,
    reasons,
  };
}

const present = (members: { readonly [name: string]: unknown }) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

function statedBy({ data }: Verified): object {
  const { mrz } = data ?? {};
  const named = mrz && [mrz.givenNames, mrz.surname].filter(Boolean).join(' ');
  return present({
    fullName: data?.fullName ?? named,
    givenNames: mrz?.givenNames,
    surname: mrz?.surname,
    dateOfBirth: mrz?.birthDate,
    documentNumber: mrz?.documentNumber,
    expiryDate: mrz?.expiryDate,
    nationality: mrz?.nationalityCountry ?? mrz?.nationality,
    issuingCountry: mrz?.issuerCountry,
    gender: mrz?.sex,
    placeOfBirth: data?.placeOfBirth,
    address: data?.address,
  });
}

/** Returns the portrait for face matching if the issuer signed it. */
function portraitOf({ data, results }: Verified): string | null {
  const portrait = data?.portrait;
  const isProven = results.passiveAuthenticationResult === 'PASS';
  return portrait && isProven && isPortrait(portrait) ? Buffer.from(portrait).toString('base64') : null;
}

const UNREADABLE: ChipAnswer = {
  findings: [{ subCheck: 'securityFeaturesCheckResult', result: 'REVIEW', reasons: ['CHIP_NOT_READ'] }],
  extracted: { nfcVerificationResult: { overallResult: 'REVIEW' } },
};

function verified(files: ChipFiles, job: EngineJob, printed: readonly string[] | null): Verified {
  const { active, response, groups } = files;
  const { chip: asked } = job;
  // A transcript with another challenge may be a recording.
  const isAnswered = active !== null && asked !== null && Buffer.from(asked.active).equals(active.challenge);
  const keys = groups.get(14) ?? new Uint8Array();
  // A key used with another group may be known to the creator of that group.
  const isOfGroup = asked?.agreement?.group14 === createHash('sha256').update(keys).digest('hex');
  const privateKey = isOfGroup ? asked.agreement.privateKey : null;
  return verifyChip({
    securityObject: files.securityObject,
    groups,
    trusted: job.countries.certificates.map((der) => new X509Certificate(Buffer.from(der))),
    revocations: job.countries.revocations,
    printed,
    active: isAnswered ? active : null,
    chip: privateKey && response ? { privateKey, response } : null,
    accessProtocol: files.access,
    now: job.now,
  });
}

/**
 * Verifies the chip data of a document; null when no chip was read.
 * @param printed MRZ lines with valid check digits
 */
export function runChip(job: EngineJob, printed: readonly string[] | null): ChipAnswer | null {
  const file = job.media.find(({ slot }) => slot === 'chipFiles');
  if (!file) return null;
  try {
    const found = verified(readChipFiles(Buffer.from(file.bytes).toString('utf8')), job, printed);
    const { opticalDataMatchResult: match } = found.results;
    const differs: readonly Finding[] =
      match === 'FAIL' || match === 'REVIEW'
        ? [{ subCheck: 'dataIntegrityCheckResult', result: match, reasons: ['CHIP_DIFFERS'] }]
        : [];
    return {
      findings: [securityFeatures(found), ...differs],
      extracted: present({
        nfcVerificationResult: found.results,
        rfidData: statedBy(found),
        chipPortrait: portraitOf(found),
      }),
    };
  } catch (error) {
    // OpenSSL errors: invalid certificates and keys.
    if (error instanceof BadDer || (error instanceof Error && 'code' in error)) return UNREADABLE;
    throw error;
  }
}

/**
 * CPU time of all threads in milliseconds until which further attempts at a difficult page may start. CPU
 * time is used because an attempt takes longer on a busy machine.
 */
const BUDGET_MS = 12_000;
/** Maximum time of an attempt in milliseconds; none starts this close to the end of the job's time. */
const ATTEMPT_MS = 6000;

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Returns the name sent by the backend: full, or joined from its parts. */
function fullNameOf(inputs: EngineJob['inputs']): string | null {
  const parts = [textOrNull(inputs.user_firstname), textOrNull(inputs.user_lastname)].filter(Boolean);
  return textOrNull(inputs.user_fullname) ?? (parts.length > 0 ? parts.join(' ') : null);
}

/** Clocks of an engine. */
export interface EngineClock {
  /** Returns the current time in UNIX milliseconds. */
  now(): number;
  /** Returns the CPU time used by this process, in milliseconds. */
  work(): number;
}

/**
 * Checks a document.
 * @throws the signal's reason when it is aborted
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
