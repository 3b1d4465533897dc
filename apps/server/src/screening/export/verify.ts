import { createHash } from 'node:crypto';
import { isSigned } from '../../platform/secrets/document-signer';
import { CSV_SEAL, type ExportStatement, SCREENING_EXPORT_FORMAT } from './signed-lines';

/** Result of the verification of a screening export. */
interface ExportCheck {
  readonly valid: boolean;
  /** Reason for an invalid file; null if it is valid. */
  readonly problem: string | null;
  readonly title: string | null;
  readonly exported_at: string | null;
  readonly public_key: string | null;
  /** Number of screenings; null for an invalid file. */
  readonly rows: number | null;
}

interface SignedParts {
  /** All text before the last line. */
  readonly body: string;
  readonly content: string;
  readonly public_key: string;
  readonly signature: string;
}

/** Returns the rows and the last line of an export; null if the file isn't one. */
function signedPartsIn(text: string): SignedParts | null {
  const end = text.trimEnd();
  const start = end.lastIndexOf('\n') + 1;
  const line = end.slice(start);
  try {
    const value = JSON.parse(
      line.startsWith(CSV_SEAL) ? line.slice(CSV_SEAL.length) : line,
    ) as Partial<SignedParts>;
    const { content, public_key, signature } = value;
    if (typeof content !== 'string' || typeof public_key !== 'string' || typeof signature !== 'string')
      return null;
    const statement = JSON.parse(content) as Partial<ExportStatement>;
    const isExport = statement.format?.startsWith('assay screening export') ?? false;
    return isExport ? { body: text.slice(0, start), content, public_key, signature } : null;
  } catch {
    return null;
  }
}

/**
 * Verifies a screening export without a database: its signature and its rows.
 * @param publicKey key of the deployment that must have signed it; null = any
 * @returns null if the text isn't a screening export
 */
export function verifyScreeningExport(text: string, publicKey: string | null): ExportCheck | null {
  const parts = signedPartsIn(text);
  if (!parts) return null;
  const invalid = (problem: string): ExportCheck => ({
    valid: false,
    problem,
    title: null,
    exported_at: null,
    public_key: parts.public_key,
    rows: null,
  });
  if (publicKey !== null && publicKey !== parts.public_key)
    return invalid('Another deployment signed the file.');
  if (!isSigned(parts.content, parts.public_key, parts.signature))
    return invalid('The signature does not match the content.');
  const statement = JSON.parse(parts.content) as ExportStatement;
  if (statement.format !== SCREENING_EXPORT_FORMAT) return invalid('The format of the file is unknown.');
  if (createHash('sha256').update(parts.body).digest('hex') !== statement.sha256)
    return invalid('The rows differ from the signed ones.');
  return {
    valid: true,
    problem: null,
    title: statement.title,
    exported_at: statement.exported_at,
    public_key: parts.public_key,
    rows: statement.rows,
  };
}
