import type { Raster } from '../image/raster';
import type { TextReader } from '../ocr/reader';
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
  /** What the end user should do before it is tried again; null = nothing. */
  readonly retry: string | null;
}

/** The worst fault is told first: the end user can only mend one thing at a time. */
const ADVICE: { readonly [fault in QualityFault]: string } = {
  BLUR: 'The picture is blurred. Hold the document still and wait until it is sharp.',
  GLARE: 'A reflection covers a part of the document. Tilt it a little or turn the light away.',
  DARK: 'The picture is too dark. Go where there is more light.',
  SMALL: 'The document is too small in the picture. Move closer.',
};
const SEVERITY: readonly QualityFault[] = ['DARK', 'BLUR', 'GLARE', 'SMALL'];
const NOTHING_SEEN = 'No document can be seen. Lay it on a plain dark surface and fill the frame with it.';
const ZONE_UNREADABLE =
  'The lines of letters and signs at the edge of the document could not be read. Show the whole document, flat and in even light.';
const NOT_ACCEPTED = 'This document is not accepted here. Please use another one.';
/** With fewer lines of text than this, what was shown is hardly a document. */
const LEAST_LINES = 3;

const quality = ({ quality: { faults, sharpness } }: PageReading): DocumentFinding => ({
  subCheck: 'imageQualityCheckResult',
  result: faults.length === 0 ? 'PASS' : 'REVIEW',
  score: Math.round(sharpness),
  reasons: faults,
});

function adviceOn(readings: readonly PageReading[]): string | null {
  const fault = SEVERITY.find((name) => readings.some((reading) => reading.quality.faults.includes(name)));
  return fault ? ADVICE[fault] : null;
}

function isAccepted(task: DocumentTask, type: string, country: string | null): boolean {
  const { acceptedDocuments, acceptedCountries } = task;
  return (
    (acceptedDocuments.length === 0 || acceptedDocuments.includes(type)) &&
    (acceptedCountries.length === 0 || (country !== null && acceptedCountries.includes(country)))
  );
}

/** A document whose zone was not found: made again when there should be one, else left to a person. */
function withoutZone(readings: readonly PageReading[]): DocumentAnswer {
  const lines = readings.reduce(
    (sum, { visual }) => sum + visual.filter(({ confidence }) => confidence > 0.8).length,
    0,
  );
  const retry =
    adviceOn(readings) ??
    (readings.some(({ hasZone }) => hasZone) ? ZONE_UNREADABLE : lines < LEAST_LINES ? NOTHING_SEEN : null);
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
    adviceOn(readings) ??
    (isDoubtful && !withZone.isConfirmed ? ZONE_UNREADABLE : null) ??
    (mrz.isValid && !isAccepted(task, documentTypeOf(mrz), mrz.issuerCountry) ? NOT_ACCEPTED : null);
  return { findings, extracted: extractDocument(mrz, visual, task.now), retry };
}
