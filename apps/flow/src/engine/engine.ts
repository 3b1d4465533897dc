import type { FrameAnalysis } from '@assay/vision/browser';
import { useEffect, useState } from 'preact/hooks';
import type { EngineAnswer, EngineFiles, EngineRequest, SeenFace } from './messages';

declare const ENGINE_FILES: EngineFiles;

/** Analyzes camera frames outside the page's thread, so that the preview stays smooth. */
export interface Engine {
  document(frame: ImageData): Promise<FrameAnalysis>;
  faces(frame: ImageData): Promise<readonly SeenFace[]>;
  close(): void;
}

/** Error for a worker, or a file that it needs, that could not be loaded. */
class EngineFailure extends Error {
  constructor() {
    super('Could not start the engine.');
    this.name = 'EngineFailure';
  }
}

/**
 * Starts the engine in a worker.
 * @throws EngineFailure when the engine can't be loaded
 */
async function startEngine(task: 'document' | 'face', files = ENGINE_FILES): Promise<Engine> {
  let worker: Worker;
  try {
    worker = new Worker(files.worker);
  } catch {
    throw new EngineFailure();
  }
  const waiting: { resolve(answer: EngineAnswer): void; reject(reason: Error): void }[] = [];
  const failAll = () => {
    for (const { reject } of waiting.splice(0)) reject(new EngineFailure());
  };
  worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => waiting.shift()?.resolve(data);
  worker.onerror = failAll;
  const ask = (request: EngineRequest, moved: Transferable[] = []) =>
    new Promise<EngineAnswer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request, moved);
    });
  const look = async <Kind extends 'document' | 'face'>(kind: Kind, { width, height, data }: ImageData) => {
    const pixels = data.buffer as ArrayBuffer;
    const answer = await ask({ kind: 'frame', task: kind, width, height, pixels }, [pixels]);
    if (answer.kind !== kind) throw new EngineFailure();
    return answer as Extract<EngineAnswer, { readonly kind: Kind }>;
  };
  const { detector, landmarks } = files;
  const prepared = await ask(
    task === 'face' ? { kind: 'prepare', task, detector, landmarks } : { kind: 'prepare', task },
  );
  if (prepared.kind !== 'ready') {
    worker.terminate();
    throw new EngineFailure();
  }
  return {
    document: async (frame) => (await look('document', frame)).seen,
    faces: async (frame) => (await look('face', frame)).faces,
    close() {
      worker.terminate();
      failAll();
    },
  };
}

/** An engine that runs while the component is mounted. */
interface EngineView {
  /** null if the engine isn't ready yet or has failed. */
  readonly engine: Engine | null;
  readonly hasFailed: boolean;
  again(): void;
}

export function useEngine(task: 'document' | 'face'): EngineView {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let started: Engine | null = null;
    let isGone = false;
    setHasFailed(false);
    startEngine(task).then(
      (ready) => {
        if (isGone) return ready.close();
        started = ready;
        setEngine(ready);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
      started?.close();
    };
  }, [task, attempt]);
  return { engine, hasFailed, again: () => setAttempt((count) => count + 1) };
}
