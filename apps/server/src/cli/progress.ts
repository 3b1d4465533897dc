import { SingleBar } from 'cli-progress';

interface Progress {
  /** @param done number completed so far */
  update(done: number): void;
  stop(): void;
}

const WHOLE = 1000;

/**
 * Returns a progress bar on a terminal, or a plain line every 10 % elsewhere, both on standard error. With
 * `total` 0 (unknown), lines are counted.
 */
export function progressOn(stream: NodeJS.WriteStream, label: string, total: number): Progress {
  if (stream.isTTY && total > 0) {
    const bar = new SingleBar({
      format: `${label} {bar} {percentage} % | {value}/{total} | {eta_formatted}`,
      stream,
      hideCursor: true,
    });
    bar.start(total, 0);
    return { update: (done) => bar.update(done), stop: () => bar.stop() };
  }
  const step = total > 0 ? total / 10 : WHOLE;
  let next = step;
  return {
    update(done) {
      if (done < next) return;
      stream.write(total > 0 ? `${label} ${Math.floor((done / total) * 100)} %\n` : `${label} ${done}\n`);
      next = (Math.floor(done / step) + 1) * step;
    },
    stop: () => undefined,
  };
}
