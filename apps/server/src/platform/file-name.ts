import { badInput } from '@assay/contract';
import type { Attachment } from '@assay/management-api';

const MAX_NAME_LENGTH = 150;
const NAMELESS = 'file';

type MediaType = Attachment['media_type'];

/** File extensions of each type. The first is appended to a name with another extension. */
const ENDINGS: { readonly [type in MediaType]: readonly string[] } = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'text/plain': ['.txt', '.text', '.log', '.md', '.csv'],
  'text/csv': ['.csv', '.tsv', '.txt'],
};

/**
 * Invisible characters and those that reverse the order of others, so that a name appears different: control
 * and format characters (Unicode general categories Cc, Cf, Co and Cs) and line separators. The joiners that
 * emoji and Persian need are allowed.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** Characters that file systems reserve. */
const RESERVED = /[<>:"|?*]/g;

const refused = () =>
  badInput([
    { field: 'Content-Disposition', expected: "attachment; filename*=UTF-8''NAME, percent-encoded" },
  ]);

/**
 * Reads the file name in a Content-Disposition header (RFC 6266 §4.1, RFC 8187 §3.2).
 * @throws ApiError 1006
 */
export function sentName(header: string | undefined): string {
  const extended = /;\s*filename\*\s*=\s*utf-8'[\w-]*'([^;\s]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      throw refused();
    }
  }
  const quoted = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(header ?? '');
  const plain = quoted?.[1]?.replace(/\\(.)/g, '$1') ?? quoted?.[2];
  if (plain === undefined) throw refused();
  return plain;
}

/**
 * Returns a name that is safe to show and save: without folders, invisible characters and a misleading
 * extension.
 */
export function cleanName(sent: string, type: MediaType): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(RESERVED, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [first = '.'] = ENDINGS[type];
  const ending = ENDINGS[type].find((one) => seen.toLowerCase().endsWith(one)) ?? '';
  const stem = seen.slice(0, seen.length - ending.length).replace(/[. ]+$/, '');
  const shown = ending === '' ? first : seen.slice(seen.length - ending.length);
  return ([...stem].slice(0, MAX_NAME_LENGTH).join('').trim() || NAMELESS) + shown;
}

/**
 * Returns the header with which a browser saves a file under its name and never displays it (RFC 6266
 * appendix D).
 */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}
