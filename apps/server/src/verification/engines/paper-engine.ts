import { X509Certificate } from 'node:crypto';
import { lookOf, type PictureFeatures, type Raster, readPaperFile, type TextReader } from '@assay/vision';
import type { PaperOfStep } from '../checks/paper-agreement';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineClock } from './document-engine';
import type { EngineJob } from './engine-job';

/**
 * Reads the documents of a step. Their content is evaluated afterward, where addresses and names are compared.
 * @param reader opened only for documents without embedded text
 * @throws the signal's reason when it is aborted
 */
export async function runPaper(
  { media, now, sealSigners }: EngineJob,
  reader: () => Promise<TextReader>,
  { work }: Pick<EngineClock, 'work'>,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const seals = { signers: sealSigners.map((der) => new X509Certificate(der)), work };
  const papers: PaperOfStep[] = [];
  const looks: PictureFeatures[] = [];
  const onPicture = (picture: Raster) => looks.push(lookOf(picture));
  for (const { id, slot, bytes, mediaType } of media) {
    if (slot !== 'proofOfAddressFile' && slot !== 'evidenceCollectionFiles') continue;
    const reading = await readPaperFile({ bytes, mediaType, reader, signal, now, seals, onPicture });
    if (typeof reading === 'string') return { findings: [], retry: reading };
    papers.push({ id, ...reading });
  }
  return { findings: [], extracted: { papers }, looks };
}
