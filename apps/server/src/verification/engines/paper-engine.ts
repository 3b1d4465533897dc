import { lookOf, type PictureLook, type Raster, readPaperFile, type TextReader } from '@assay/vision';
import type { PaperOfStep } from '../checks/paper-agreement';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob } from './engine-job';

/**
 * Reads the papers of a step. What they state is judged behind it, where addresses and names are compared.
 * @param reader is opened for papers without text of their own
 * @throws the signal's reason when it is aborted
 */
export async function runPaper(
  { media, now }: EngineJob,
  reader: () => Promise<TextReader>,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const papers: PaperOfStep[] = [];
  const looks: PictureLook[] = [];
  const onPicture = (picture: Raster) => looks.push(lookOf(picture));
  for (const { id, slot, bytes, mediaType } of media) {
    if (slot !== 'proofOfAddressFile' && slot !== 'evidenceCollectionFiles') continue;
    const reading = await readPaperFile({ bytes, mediaType, reader, signal, now, onPicture });
    if (typeof reading === 'string') return { findings: [], retry: reading };
    papers.push({ id, ...reading });
  }
  return { findings: [], extracted: { papers }, looks };
}
