import {
  type FaceEngine,
  installedOcrModels,
  openInstalledFaceEngine,
  openReader,
  type TextReader,
} from '@assay/vision';
import type { ProviderAnswer } from '../checks/provider';
import { runCard } from './card-engine';
import { type EngineClock, runDocument } from './document-engine';
import type { EngineJob, EngineRunner } from './engine-job';
import { OpenModels, runModel, runModelTrial } from './models/model-engine';
import { runPaper } from './paper-engine';
import { runSelfie } from './selfie-engine';

/**
 * Runs jobs in this process. Each engine opens its networks with its first job and caches them.
 * @param threads threads per network
 */
export function engineRunnerHere(clock: EngineClock, threads = 2): EngineRunner {
  let reader: Promise<TextReader> | undefined;
  const openedReader = (): Promise<TextReader> => {
    reader ??= openReader(installedOcrModels(), threads).catch((error) => {
      reader = undefined;
      throw error;
    });
    return reader;
  };
  let faces: Promise<FaceEngine> | undefined;
  const openedFaces = (): Promise<FaceEngine> => {
    faces ??= openInstalledFaceEngine(threads).catch((error) => {
      faces = undefined;
      throw error;
    });
    return faces;
  };
  const models = new OpenModels(threads);
  const engines: {
    readonly [kind in EngineJob['kind']]: (job: EngineJob, signal: AbortSignal) => Promise<ProviderAnswer>;
  } = {
    document: async (job, signal) => runDocument(job, await openedReader(), clock, signal),
    selfie: async (job, signal) => runSelfie(job, await openedFaces(), signal),
    paper: (job, signal) => runPaper(job, openedReader, clock, signal),
    card: async (job, signal) => runCard(job, await openedReader(), signal),
    model: (job) => runModel(job, job.model!, models),
    'model-trial': (job) => runModelTrial(job.model!, models),
  };
  return {
    run: (job, signal) => engines[job.kind](job, signal),
    async close() {
      await (await reader)?.close();
      await (await faces)?.close();
      await models.close();
    },
  };
}
