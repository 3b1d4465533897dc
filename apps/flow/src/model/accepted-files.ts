import { MEDIA_LIMITS } from '@assay/contract';

export const PICTURES = 'image/jpeg,image/png,image/webp';
export const PICTURES_AND_PDF = `${PICTURES},application/pdf`;

/** Reason why a file can't be used: the server would reject it, or it can't be opened. */
export type FileFault = 'fileEmpty' | 'fileLarge' | 'fileWrong' | 'fileBroken';

/** Maximum number of pixels that the server accepts. */
const MAX_PIXELS = 50_000_000;
const HEAD_BYTES = 16;
const TAIL_BYTES = 1024;

const textOf = async (part: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));

/** File types by their first bytes, and a marker near the end of a complete file. */
const KINDS: readonly (readonly [type: string, begins: RegExp, ends: string])[] = [
  ['image/jpeg', /^\xff\xd8\xff/, '\xff\xd9'],
  ['image/png', /^\x89PNG\r\n\x1a\n/, 'IEND'],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/, ''],
  ['application/pdf', /^%PDF-/, '%%EOF'],
];

/** Checks whether the browser can decode a picture, as the server and reviewers must do later. */
async function pictureFault(file: Blob): Promise<FileFault | null> {
  try {
    const { width, height } = await createImageBitmap(file);
    return width * height > MAX_PIXELS ? 'fileLarge' : null;
  } catch {
    return 'fileBroken';
  }
}

/**
 * Checks a file before the upload: its size, its type by content (not by name), whether it is complete, and
 * whether a picture opens.
 * @param accepted media types, separated by commas
 */
export async function faultOf(file: Blob, accepted: string): Promise<FileFault | null> {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > MEDIA_LIMITS.file) return 'fileLarge';
  const types = accepted.split(',');
  const head = await textOf(file.slice(0, HEAD_BYTES));
  const kind = KINDS.find(([type, begins]) => types.includes(type) && begins.test(head));
  // The browser reports an accepted type, but the content has another type.
  if (!kind) return types.includes(file.type) ? 'fileBroken' : 'fileWrong';
  const [type, , ends] = kind;
  if (!(await textOf(file.slice(-TAIL_BYTES))).includes(ends)) return 'fileBroken';
  return type.startsWith('image/') ? pictureFault(file) : null;
}
