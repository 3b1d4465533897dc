import type { X509Certificate } from 'node:crypto';
import {
  type Barcode,
  cardFields,
  checkDocument,
  identityCodeAmong,
  type Mrz,
  readAamva,
  readTwoDoc,
  readVds,
  readVdsNc,
  type TextReader,
} from '@assay/vision';
import type { LineWork } from './json-lines';
import { bytesOf, fileOf, pictureIn, processorTime } from './picture-lines';
import { shownSeal, shownVds, shownVdsNc } from './shown-seal';

/** CPU time in milliseconds until which further attempts at a page may start. */
const BUDGET_MS = 12_000;

/** Returns an MRZ in command output form. */
function shown(mrz: Mrz) {
  return {
    format: mrz.format.replace('_', '-'),
    lines: mrz.lines,
    valid: mrz.isValid,
    fields: {
      document_code: mrz.documentCode,
      issuer: mrz.issuer,
      surname: mrz.surname,
      given_names: mrz.givenNames,
      document_number: mrz.documentNumber,
      nationality: mrz.nationality,
      birth_date: mrz.birthDate,
      sex: mrz.sex,
      expiry_date: mrz.expiryDate,
      optional: mrz.optional,
      optional2: mrz.optional2,
    },
  };
}

/**
 * Returns a barcode in command output form, with its fields if the layout is known.
 * @param now UNIX milliseconds
 */
function shownBarcode(barcode: Barcode, now: number, signers: readonly X509Certificate[]) {
  const { type, text, bytes } = barcode;
  const doc = type === 'DATA_MATRIX' ? readTwoDoc(text) : null;
  if (doc) return { type, text, fields: shownSeal(doc, signers) };
  const seal = readVds(bytes);
  if (seal) return { type, text: Buffer.from(bytes).toString('hex'), fields: shownVds(seal, signers) };
  const json = readVdsNc(text);
  if (json) return { type, text, fields: shownVdsNc(json, signers, now) };
  const card = type === 'PDF417' ? readAamva(text) : null;
  const fields = card ? { ...cardFields(card), elements: card.elements } : identityCodeAmong([barcode], now);
  return { type, text, fields };
}

/**
 * Processes one line of `read-document`: the data in a document picture and its check results.
 * @param now returns UNIX milliseconds
 * @param signers certificates of document signers and their authorities
 */
export const readDocumentLine =
  (reader: TextReader, now: () => number, signers: readonly X509Certificate[]): LineWork =>
  async (line) => {
    const began = performance.now();
    const files = [await bytesOf(fileOf(line, 'file'))];
    if (line.back !== undefined) files.push(await bytesOf(fileOf(line, 'back')));
    const sides = await Promise.all(files.map(pictureIn));
    const budget = processorTime() + BUDGET_MS;
    const { findings, zone, barcode, extracted, confidence, native, template, categories, retry } =
      await checkDocument({
        sides,
        files,
        acceptedDocuments: [],
        acceptedCountries: [],
        minimumAge: null,
        fullName: null,
        birthDate: null,
        allowsSpecimens: false,
        sealSigners: signers,
        now: now(),
        reader,
        signal: new AbortController().signal,
        isOver: () => processorTime() >= budget,
        work: processorTime,
      });
    const quality = findings.find(({ subCheck }) => subCheck === 'imageQualityCheckResult');
    return {
      type: extracted.documentType ?? 'UNKNOWN',
      country: extracted.country ?? null,
      mrz: zone && shown(zone.mrz),
      barcode: barcode && shownBarcode(barcode, now(), signers),
      fields: extracted,
      confidence,
      native,
      template,
      vehicle_categories: categories,
      quality: {
        ok: retry === null,
        reasons: [...new Set([...(quality?.reasons ?? []), ...(retry === null ? [] : [retry])])],
      },
      sub_checks: Object.fromEntries(findings.map(({ subCheck, result }) => [subCheck, result])),
      duration_ms: Math.round(performance.now() - began),
    };
  };
