import type { X509Certificate } from 'node:crypto';
import { cardFields } from '../barcode/aamva-card';
import { identityCodeAmong } from '../barcode/identity-codes';
import type { Barcode } from '../barcode/read-barcodes';
import { judgeForgery } from '../forgery/judge-forgery';
import type { Raster } from '../image/raster';
import type { Mrz } from '../mrz/parse';
import type { MrzReading } from '../mrz/read-rows';
import { isAmbiguous } from '../mrz/repair';
import type { TextLine, TextReader } from '../ocr/reader';
import type { VehicleCategory, VisualReading } from '../visual/fields';
import { judgeVisual, missingOf } from '../visual/judge-visual';
import { readVisual, type VisualDocument } from '../visual/read-visual';
import {
  adjacentFields,
  confidencesOf,
  factsOf,
  fieldsOfFacts,
  type VisualFacts,
} from '../visual/visual-facts';
import { besidePrint, besideZone, codeCheck, statedBy, withCode } from './code-fields';
import { SPECIMEN_ISSUERS } from './data/specimens';
import { documentTypeOf, extractDocument, withAge } from './extract';
import { barcodeSources, type FieldSources, printSources, zoneSources } from './field-sources';
import { barcodeCheck, type DocumentFinding, type Expectations, judgeCard, judgeDocument } from './judge';
import type { QualityFault } from './quality';
import { type FrameFault, readFrames } from './read-frames';
import type { PageReading } from './read-page';
import { type CardBarcode, cardAmong, furtherOf, linesOf, readPrintAgain, readSides } from './read-sides';
import { inPrintedCentury } from './visual-zone';

export interface DocumentTask extends Expectations {
  /** The sides of the document, the front first. */
  readonly sides: readonly Raster[];
  /** Files from which the sides were decoded, in the same order; their metadata about the origin is checked. */
  readonly files?: readonly Uint8Array[];
  /** Files of further images of the sides, read when the first images are insufficient. */
  readonly frames?: readonly Uint8Array[];
  /** Accepted document types and issuing countries (alpha-2); empty means all. */
  readonly acceptedDocuments: readonly string[];
  readonly acceptedCountries: readonly string[];
  /** Certificates of code signers and of their authorities; none if omitted. */
  readonly sealSigners?: readonly X509Certificate[];
  readonly reader: TextReader;
  readonly signal: AbortSignal;
  /** Returns true when no further attempt should start. */
  readonly isOver: () => boolean;
  /** Returns the processor time used, in milliseconds; limits the search for barcodes. */
  readonly work: () => number;
}

export interface DocumentAnswer {
  readonly findings: readonly DocumentFinding[];
  /** The machine-readable zone, valid or not; null if none was read. */
  readonly zone: MrzReading | null;
  /** The first barcode read, with any content; null without one. */
  readonly barcode: Barcode | null;
  readonly extracted: { readonly [name: string]: string | number };
  /** Confidence of the fields read from print, 0–1, by the names of `extracted`. */
  readonly confidence: { readonly [name: string]: number };
  /** Names and places in Cyrillic or Greek letters as printed, by names specific to this project. */
  readonly native: { readonly [field: string]: string };
  /** Template of the issuer's document; null if read from a zone or barcode, or for an unknown issuer. */
  readonly template: string | null;
  /** Vehicle categories of a driving license. */
  readonly categories: readonly VehicleCategory[];
  /** Source of each extracted field. */
  readonly sources: FieldSources;
  /** Reason to ask for another image; null if none is needed. */
  readonly retry: DocumentRetry | null;
}

const NOTHING_READ = {
  extracted: {},
  confidence: {},
  sources: {},
  native: {},
  template: null,
  categories: [],
} as const;

type DocumentRetry = QualityFault | 'NO_DOCUMENT' | 'ZONE_UNREADABLE' | 'NOT_ACCEPTED';

/** Faults by severity, the worst first, because the end user can fix only one at a time. */
const SEVERITY: readonly QualityFault[] = ['DARK', 'BLUR', 'GLARE', 'SMALL'];
/** Minimum number of text lines in the image of a document. */
const MIN_LINES = 3;

/**
 * Returns the finding on image quality. If the document was readable and consistent, its faults are listed
 * but don't matter.
 */
const quality = ({ quality: { faults, sharpness } }: PageReading, isReadWell: boolean): DocumentFinding => ({
  subCheck: 'imageQualityCheckResult',
  result: faults.length === 0 || isReadWell ? 'PASS' : 'REVIEW',
  score: Math.round(sharpness),
  reasons: faults,
});

/** Adds faults of further images to the finding on image quality; two documents in one capture result in REVIEW. */
const withFrameFaults = (
  findings: readonly DocumentFinding[],
  faults: readonly FrameFault[],
): readonly DocumentFinding[] =>
  findings.map((finding) =>
    faults.length === 0 || finding.subCheck !== 'imageQualityCheckResult'
      ? finding
      : {
          ...finding,
          result: faults.includes('FRAMES_DIFFER') ? 'REVIEW' : finding.result,
          reasons: [...(finding.reasons ?? []), ...faults],
        },
  );

/** The evaluated result, and whether further images could improve it. */
interface Judged {
  readonly answer: DocumentAnswer;
  readonly isOpen: boolean;
}

const worstFault = (readings: readonly PageReading[]): QualityFault | null =>
  SEVERITY.find((name) => readings.some((reading) => reading.quality.faults.includes(name))) ?? null;

/** The properties by which a workflow may reject a document. */
interface Described {
  readonly type: string;
  /** ISO 3166-1 alpha-2; null if none. */
  readonly country: string | null;
  readonly issuer: string;
}

function isAccepted(task: DocumentTask, { type, country, issuer }: Described): boolean {
  const { acceptedDocuments, acceptedCountries, allowsSpecimens } = task;
  return (
    (acceptedDocuments.length === 0 || acceptedDocuments.includes(type)) &&
    (acceptedCountries.length === 0 ||
      (country !== null && acceptedCountries.includes(country)) ||
      // Utopia isn't a country that a workflow can name.
      (allowsSpecimens && SPECIMEN_ISSUERS.includes(issuer)))
  );
}

/**
 * Returns the result for a document without readable data: another image if it should have data, else review
 * by a person.
 */
function withoutData(readings: readonly PageReading[], barcode: Barcode | null, isForeign: boolean): Judged {
  const lines = readings.reduce(
    (sum, { visual }) => sum + visual.filter(({ confidence }) => confidence > 0.8).length,
    0,
  );
  const retry =
    worstFault(readings) ??
    (readings.some(({ hasZone }) => hasZone)
      ? 'ZONE_UNREADABLE'
      : lines < MIN_LINES && !barcode
        ? 'NO_DOCUMENT'
        : null);
  const unread = isForeign
    ? ([{ subCheck: 'formatCheckResult', result: 'NOT_PERFORMED', reasons: ['SCRIPT_NOT_READ'] }] as const)
    : [];
  const findings = [quality(readings[0]!, false), ...unread];
  return { answer: { findings, zone: null, barcode, ...NOTHING_READ, retry }, isOpen: retry !== null };
}

const nativeOf = ({ native }: VisualDocument): { readonly [field: string]: string } =>
  Object.fromEntries(Object.entries(native).map(([field, { value }]) => [field, value]));

/** Checks for the minimum fields of a document without a zone. */
function isSomething(facts: VisualFacts): boolean {
  const values: VisualReading = { ...facts.stated, ...facts.values };
  return (
    (values.documentNumber !== undefined && (values.surname ?? values.fullName) !== undefined) ||
    Object.keys(values).length >= 3
  );
}

/** Checks a document whose data is only printed, or in a national zone. */
async function checkPrint(
  readings: readonly PageReading[],
  barcodes: readonly Barcode[],
  task: DocumentTask,
  readAgain: ReadAgain,
): Promise<Judged> {
  const barcode = barcodes[0] ?? null;
  const code = identityCodeAmong(barcodes, task.now, task.sealSigners);
  const again = await readAgain();
  const seen = [readings.map(({ visual }) => visual), ...(again ? [again] : []), ...furtherOf(readings)];
  const document = readVisual(seen, task.now);
  const zone = readings.find(({ nationalZone }) => nationalZone !== null)?.nationalZone ?? null;
  const today = new Date(task.now).toISOString().slice(0, 10);
  const printed = withCode(factsOf(document, zone, seen.length, today), code);
  const fields = fieldsOfFacts(printed);
  const filled = besidePrint(fields, code, printed);
  const facts = { ...printed, stated: statedBy(filled) };
  if (!isSomething(facts)) return withoutData(readings, barcode, document.isForeign);
  // A side with a code and no print is readable if the code is.
  const isCodeAlone = filled.fields.country !== undefined && linesOf(readings).length === 0;
  const isReadWell =
    isCodeAlone || ((document.template !== null || zone !== null) && missingOf(facts).length === 0);
  const fault = isReadWell ? null : worstFault(readings);
  const { country = '', documentType = '' } = { ...filled.fields, ...fields };
  const isNamed = document.template !== null || filled.fields.country !== undefined;
  const isTaken = !isNamed || isAccepted(task, { type: documentType, country, issuer: country });
  const extracted = withAge({ ...filled.fields, ...fields }, task.now);
  const confidence = confidencesOf(facts.values);
  const answer: DocumentAnswer = {
    findings: [
      quality(readings[0]!, isReadWell),
      ...judgeVisual(facts, task),
      ...(code ? [codeCheck(code, null)] : []),
    ],
    zone: null,
    barcode,
    extracted,
    confidence,
    sources: { ...printSources(extracted, confidence), ...filled.sources },
    native: nativeOf(document),
    template: document.template?.id ?? null,
    categories: document.categories,
    retry: fault ?? (isTaken ? null : 'NOT_ACCEPTED'),
  };
  // For an unknown issuer, the required fields are unknown.
  const isKnown = document.template !== null || zone !== null;
  return { answer, isOpen: fault !== null || (isKnown && (!isReadWell || facts.conflicts.length > 0)) };
}

/**
 * Comparisons of the zone with the rest of the page that must be conclusive before an image's faults are
 * ignored.
 */
const AGREEMENTS = ['matchCheckResult', 'dataIntegrityCheckResult'] as const;

const resultsOf = (judged: readonly DocumentFinding[]) =>
  AGREEMENTS.map((name) => judged.find(({ subCheck }) => subCheck === name)?.result);

/** Checks whether both comparisons with the visual zone are conclusive; the image was good enough then. */
const areAgreed = (judged: readonly DocumentFinding[]): boolean =>
  resultsOf(judged).every((result) => result === 'PASS' || result === 'FAIL');

/** Checks whether all zone or barcode data agrees with the visual zone. */
const isAllConfirmed = (judged: readonly DocumentFinding[]): boolean =>
  resultsOf(judged).every((result) => result === 'PASS');

/** Checks a card with its data only in a barcode, as in North America. */
function checkCard(
  { barcode, card }: CardBarcode,
  readings: readonly PageReading[],
  task: DocumentTask,
): Judged {
  const visual = linesOf(readings);
  const judged = judgeCard(card, visual, task);
  const print = readVisual([readings.map((reading) => reading.visual), ...furtherOf(readings)], task.now);
  const isReadWell = areAgreed(judged) || visual.length === 0;
  const isTaken = isAccepted(task, {
    type: card.kind === 'DL' ? 'DRIVERS_LICENSE' : 'NATIONAL_ID',
    country: card.country,
    issuer: card.iin,
  });
  const [beside, stated] = [adjacentFields(print), cardFields(card)];
  const answer: DocumentAnswer = {
    findings: [quality(readings[0]!, isReadWell), ...judged],
    zone: null,
    barcode,
    extracted: withAge({ ...beside, ...stated }, task.now),
    confidence: {},
    sources: { ...printSources(beside, {}), ...barcodeSources(card, visual, stated) },
    native: nativeOf(print),
    template: print.template?.id ?? null,
    categories: print.categories,
    retry: (isReadWell ? null : worstFault(readings)) ?? (isTaken ? null : 'NOT_ACCEPTED'),
  };
  return { answer, isOpen: visual.length > 0 && !isAllConfirmed(judged) };
}

/**
 * Corrects the century of the zone's date of birth from the rest of the page, because the zone doesn't state
 * it.
 */
const withPrintedCentury = (mrz: Mrz, visual: readonly TextLine[]): Mrz =>
  mrz.birthDate === null ? mrz : { ...mrz, birthDate: inPrintedCentury(visual, mrz.birthDate) };

/** Second reading of the sides' print, on first request; null if there was no time. */
type ReadAgain = () => Promise<readonly (readonly TextLine[])[] | null>;

/** Evaluates the readings of a document. */
async function checkReadings(
  readings: readonly PageReading[],
  barcodes: readonly Barcode[],
  task: DocumentTask,
  readAgain: ReadAgain,
): Promise<Judged> {
  const barcode = barcodes[0] ?? null;
  const card = cardAmong(barcodes);
  const code = identityCodeAmong(barcodes, task.now, task.sealSigners);
  const withZone =
    readings.find(({ zone }) => zone?.mrz.isValid) ?? readings.find(({ zone }) => zone !== null);
  const visual = linesOf(readings);
  const mrz = withZone?.zone ? withPrintedCentury(withZone.zone.mrz, visual) : null;
  if (card && !mrz?.isValid) return checkCard(card, readings, task);
  if (!withZone || !mrz || (!mrz.isValid && mrz.lines[0]!.startsWith('IDFRA')))
    return checkPrint(readings, barcodes, task, readAgain);
  const print = readVisual([readings.map((reading) => reading.visual), ...furtherOf(readings)], task.now);
  const judged = [
    ...judgeDocument(mrz, withZone, visual, task),
    ...(card ? [barcodeCheck(card.card, mrz)] : code ? [codeCheck(code, mrz)] : []),
  ];
  const isReadWell = mrz.isValid && areAgreed(judged);
  const fault = isReadWell ? null : worstFault(readings);
  const isNumberOpen = fault !== null && mrz.isValid && isAmbiguous(mrz, task.now);
  const isDoubtful = judged.some(
    ({ subCheck, result }) => subCheck === 'mrzCheckResult' && result === 'REVIEW',
  );
  const described = { type: documentTypeOf(mrz), country: mrz.issuerCountry, issuer: mrz.issuer };
  const retry =
    fault ??
    (isDoubtful && !withZone.isConfirmed ? 'ZONE_UNREADABLE' : null) ??
    (mrz.isValid && !isAccepted(task, described) ? 'NOT_ACCEPTED' : null);
  const [beside, whole] = [adjacentFields(print), extractDocument(mrz, visual, task.now)];
  const { documentNumber: _, ...unnumbered } = whole;
  const stated = isNumberOpen ? unnumbered : whole;
  const filled = besideZone({ ...beside, ...stated }, card ? null : code, mrz);
  const answer: DocumentAnswer = {
    findings: [quality(readings[0]!, isReadWell), ...(isNumberOpen ? judged.map(withOpenNumber) : judged)],
    zone: withZone.zone && { ...withZone.zone, mrz },
    barcode: card?.barcode ?? barcode,
    extracted: withAge({ ...filled.fields, ...beside, ...stated }, task.now),
    confidence: {},
    sources: { ...filled.sources, ...printSources(beside, {}), ...zoneSources(mrz, visual, stated) },
    native: nativeOf(print),
    template: print.template?.id ?? null,
    categories: print.categories,
    retry,
  };
  return { answer, isOpen: !mrz.isValid || !isAllConfirmed(judged) };
}

/**
 * Changes the result of a zone to REVIEW when a poor image makes its number ambiguous, because its check
 * digits prove nothing then.
 */
const withOpenNumber = (finding: DocumentFinding): DocumentFinding =>
  finding.subCheck === 'mrzCheckResult'
    ? { ...finding, result: 'REVIEW', reasons: [...(finding.reasons ?? []), 'MAY_BE_MISREAD'] }
    : finding;

/** Reads the print a second time, once and on first use. */
function onceAgain(readings: readonly PageReading[], task: DocumentTask): ReadAgain {
  let reading: ReturnType<ReadAgain> | undefined;
  return () => {
    reading ??= task.isOver() ? Promise.resolve(null) : readPrintAgain(readings, task);
    return reading;
  };
}

/**
 * Checks a document by its images: quality, machine-readable zone or barcode, visual zone, their agreement,
 * and traces of forgery. If something remains open, further images are read and all of them vote. Security
 * features aren't checked.
 * @throws the signal's reason when it is aborted.
 */
export async function checkDocument(task: DocumentTask): Promise<DocumentAnswer> {
  const { readings: first, barcodes } = await readSides(task);
  const captured = task.sides.map((picture, side) => ({
    picture,
    place: first[side]!.place,
    file: task.files?.[side] ?? null,
  }));
  const readAgain = onceAgain(first, task);
  let judged = await checkReadings(first, barcodes, task, readAgain);
  let judgedOf: readonly PageReading[] = first;
  const judge = async (readings: readonly PageReading[]): Promise<boolean> => {
    if (readings !== judgedOf) judged = await checkReadings(readings, barcodes, task, readAgain);
    judgedOf = readings;
    return judged.isOpen;
  };
  const { readings, faults } = await readFrames(first, { ...task, frames: task.frames ?? [] }, judge);
  await judge(readings);
  const answer = { ...judged.answer, findings: withFrameFaults(judged.answer.findings, faults) };
  // Skip forgery checks for a document that must be shown again.
  if (answer.retry !== null) return answer;
  return { ...answer, findings: [...answer.findings, ...judgeForgery(captured)] };
}
