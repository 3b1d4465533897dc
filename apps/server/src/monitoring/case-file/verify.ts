import { isSigned } from '../../platform/secrets/document-signer';
import { CASE_FILE_FORMAT, type CaseContent, type CaseFile } from './content';
import { caseFileHtml, EMBEDDED_END, EMBEDDED_START } from './html';

/** Result of the verification of a case file. */
interface CaseFileCheck {
  readonly valid: boolean;
  /** Reason for an invalid file; null if it is valid. */
  readonly problem: string | null;
  readonly title: string | null;
  readonly exported_at: string | null;
  readonly public_key: string | null;
}

const invalid = (problem: string, file?: CaseFile): CaseFileCheck => ({
  valid: false,
  problem,
  title: null,
  exported_at: null,
  public_key: file?.public_key ?? null,
});

/** Returns the signed file in a JSON file, a saved response or a page; null if there is none. */
function signedFileIn(text: string): CaseFile | null {
  const start = text.indexOf(EMBEDDED_START);
  const json =
    start < 0 ? text : text.slice(start + EMBEDDED_START.length, text.indexOf(EMBEDDED_END, start));
  try {
    const value = JSON.parse(json) as { readonly data?: Partial<CaseFile> } & Partial<CaseFile>;
    const { content, public_key, signature } = value.data ?? value;
    return typeof content === 'string' && typeof public_key === 'string' && typeof signature === 'string'
      ? { content, public_key, signature }
      : null;
  } catch {
    return null;
  }
}

/**
 * Verifies a case file without a database: its signature, and that a page shows exactly what was signed.
 * @param text the file: a page, the response of the API, or its `data`
 * @param publicKey key of the deployment that must have signed it; null = any, which proves only that the file is whole
 */
export function verifyCaseFile(text: string, publicKey: string | null): CaseFileCheck {
  const file = signedFileIn(text);
  if (!file) return invalid('The file contains no case file.');
  if (publicKey !== null && publicKey !== file.public_key)
    return invalid('Another deployment signed the file.', file);
  if (!isSigned(file.content, file.public_key, file.signature))
    return invalid('The signature does not match the content.', file);
  const content = JSON.parse(file.content) as CaseContent;
  if (content.format !== CASE_FILE_FORMAT) return invalid('The format of the file is unknown.', file);
  if (text.includes(EMBEDDED_START) && text !== caseFileHtml(file))
    return invalid('The page differs from the signed content.', file);
  return {
    valid: true,
    problem: null,
    title: content.title,
    exported_at: content.exported_at,
    public_key: file.public_key,
  };
}
