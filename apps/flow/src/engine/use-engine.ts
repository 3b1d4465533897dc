import { useEffect, useState } from 'preact/hooks';
import { type Engine, startEngine } from './engine';

/** An engine that runs as long as the component is there. */
interface EngineView {
  /** null = it is not ready yet, or has failed. */
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
