export interface Follower {
  stop(): void;
}

/** Work that repeats until it is stopped; a failure is reported and the next turn comes all the same. */
export function every(
  intervalMs: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): Follower {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) onFault(error);
    }
    if (!stopped) timer = setTimeout(turn, intervalMs).unref();
  };
  timer = setTimeout(turn, intervalMs).unref();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
