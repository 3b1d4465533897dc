import type { Raster } from '../image/raster';
import type { Mrz } from '../mrz/parse';
import type { TextReader } from '../ocr/reader';
import { SPECIMEN_ISSUERS } from './data/specimens';
import { documentTypeOf, extractDocument } from './extract';
import { type DocumentFinding, type Expectations, judgeDocument } from './judge';
import type { QualityFault } from './quality';
import { type PageReading, readPage } from './read-page';

export interface DocumentTask extends Expectations {
  /** The sides of the document, the front first. */
  readonly sides: readonly Raster[];
  /** Further pictures of the front, decoded when the first could not be read. */
  readonly frames?: readonly (() => Promise<Raster>)[];
  /** Kinds and issuing countries (alpha-2) that are taken; empty = all. */
  readonly acceptedDocuments: readonly string[];
  readonly acceptedCountries: readonly string[];
  readonly reader: TextReader;
  readonly signal: AbortSignal;
  /** Whether no further attempt should be begun. */
  readonly isOver: () => boolean;
}

export interface DocumentAnswer {
  readonly findings: readonly DocumentFinding[];
  readonly extracted: { readonly [name: string]: string | number };
  /** Why it has to be shown again; null = it need not. */
  readonly retry: DocumentRetry | null;
}

type DocumentRetry = QualityFault | 'NO_DOCUMENT' | 'ZONE_UNREADABLE' | 'NOT_ACCEPTED';

/** The worst fault is reported first: the end user can only mend one thing at a time. */
const SEVERITY: readonly QualityFault[] = ['DARK', 'BLUR', 'GLARE', 'SMALL'];
/** With fewer lines of text than this, what was shown is hardly a document. */
const LEAST_LINES = 3;

const quality = ({ quality: { faults, sharpness } }: PageReading): DocumentFinding => ({
  subCheck: 'imageQualityCheckResult',
  result: faults.length === 0 ? 'PASS' : 'REVIEW',
  score: Math.round(sharpness),
  reasons: faults,
});

const worstFault = (readings: readonly PageReading[]): QualityFault | null =>
  SEVERITY.find((name) => readings.some((reading) => reading.quality.faults.includes(name))) ?? null;

function isAccepted(task: DocumentTask, mrz: Mrz): boolean {
  const { acceptedDocuments, acceptedCountries, allowsSpecimens } = task;
  const { issuer, issuerCountry } = mrz;
  return (
    (acceptedDocuments.length === 0 || acceptedDocuments.includes(documentTypeOf(mrz))) &&
    (acceptedCountries.length === 0 ||
      (issuerCountry !== null && acceptedCountries.includes(issuerCountry)) ||
      // Utopia is no country that a workflow could name.
      (allowsSpecimens && SPECIMEN_ISSUERS.includes(issuer)))
  );
}

/** A document whose zone was not found: made again when there should be one, else left to a person. */
function withoutZone(readings: readonly PageReading[]): DocumentAnswer {
  const lines = readings.reduce(
    (sum, { visual }) => sum + visual.filter(({ confidence }) => confidence > 0.8).length,
    0,
  );
  const retry =
    worstFault(readings) ??
    (readings.some(({ hasZone }) => hasZone)
      ? 'ZONE_UNREADABLE'
      : lines < LEAST_LINES
        ? 'NO_DOCUMENT'
        : null);
  return { findings: [quality(readings[0]!)], extracted: {}, retry };
}

/**
 * Checks a document by its pictures: quality, machine-readable zone, visual zone, and what the two agree on. Sub-checks
 * that need more than that (recapture, security features, forgery) are not answered.
 * @throws the signal's reason when it is aborted.
 */
export async function checkDocument(task: DocumentTask): Promise<DocumentAnswer> {
  const readings: PageReading[] = [];
  for (const side of task.sides) readings.push(await readPage(side, task));
  for (const frame of task.frames ?? []) {
    const front = readings[0]!;
    // A front without a zone may be the front of a card: its back has one.
    const isGood = front.quality.faults.length === 0 && (front.zone?.mrz.isValid || !front.hasZone);
    if (task.isOver() || isGood) break;
    const other = await readPage(await frame(), task);
    const isBetter = other.zone?.mrz.isValid || front.quality.faults.length > 0;
    if (other.quality.faults.length === 0 && isBetter) readings[0] = other;
  }
  const withZone =
    readings.find(({ zone }) => zone?.mrz.isValid) ?? readings.find(({ zone }) => zone !== null);
  const mrz = withZone?.zone?.mrz;
  if (!withZone || !mrz) return withoutZone(readings);
  const visual = readings.flatMap((reading) => reading.visual);
  const findings = [quality(readings[0]!), ...judgeDocument(mrz, withZone, visual, task)];
  const isDoubtful = findings.some(
    ({ subCheck, result }) => subCheck === 'mrzCheckResult' && result === 'REVIEW',
  );
  const retry =
    worstFault(readings) ??
    (isDoubtful && !withZone.isConfirmed ? 'ZONE_UNREADABLE' : null) ??
    (mrz.isValid && !isAccepted(task, mrz) ? 'NOT_ACCEPTED' : null);
  return { findings, extracted: extractDocument(mrz, visual, task.now), retry };
}
