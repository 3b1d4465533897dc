import { MEDIA_LIMITS } from '@assay/contract';

export const PICTURES = 'image/jpeg,image/png,image/webp';
export const PICTURES_AND_PDF = `${PICTURES},application/pdf`;

/** Why a file cannot be used: the server would refuse it, or nobody could look at it. */
export type FileFault = 'fileEmpty' | 'fileLarge' | 'fileWrong' | 'fileBroken';

/** What the server opens at most. */
const MOST_PIXELS = 50_000_000;
const HEAD_BYTES = 16;
const TAIL_BYTES = 1024;

const textOf = async (part: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));

/** Kinds of files by their first bytes, and what stands near the end of a whole one. */
const KINDS: readonly (readonly [type: string, begins: RegExp, ends: string])[] = [
  ['image/jpeg', /^\xff\xd8\xff/, '\xff\xd9'],
  ['image/png', /^\x89PNG\r\n\x1a\n/, 'IEND'],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/, ''],
  ['application/pdf', /^%PDF-/, '%%EOF'],
];

/** Whether the browser can show a picture, which is what everybody after it has to do. */
async function pictureFault(file: Blob): Promise<FileFault | null> {
  try {
    const { width, height } = await createImageBitmap(file);
    return width * height > MOST_PIXELS ? 'fileLarge' : null;
  } catch {
    return 'fileBroken';
  }
}

/**
 * Looks at a file before it is sent: its size, what its bytes are whatever its name says, whether it is whole, and
 * whether a picture can be opened.
 * @param accepted media types, with commas between them
 */
export async function faultOf(file: Blob, accepted: string): Promise<FileFault | null> {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > MEDIA_LIMITS.file) return 'fileLarge';
  const types = accepted.split(',');
  const head = await textOf(file.slice(0, HEAD_BYTES));
  const kind = KINDS.find(([type, begins]) => types.includes(type) && begins.test(head));
  // Named as what is taken, and something else inside.
  if (!kind) return types.includes(file.type) ? 'fileBroken' : 'fileWrong';
  const [type, , ends] = kind;
  if (!(await textOf(file.slice(-TAIL_BYTES))).includes(ends)) return 'fileBroken';
  return type.startsWith('image/') ? pictureFault(file) : null;
}
