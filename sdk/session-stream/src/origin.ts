/** What a mouse moves by are pixels of the screen, but for rounding. */
const OFF_PIXEL = 0.05;

/** How movement was born, as counts since the last time. */
interface OriginSums {
  /** Steps by parts of a pixel of the screen. */
  part: number;
  /** Events by the first decimal of their milliseconds. */
  tenths: number[];
  /** Moves that carry a count of clicks. */
  counted: number;
}

const nothing = (): OriginSums => ({ part: 0, tenths: [], counted: 0 });

/**
 * What moves carry of where they come from, where that was measured: Chromium, whose X server counts whole milliseconds and
 * whose mice report whole pixels (macOS has finer points), and Firefox, whose remote protocols count clicks.
 */
export function origin() {
  const isChromium = 'userAgentData' in navigator;
  const isTimed = isChromium && /X11; L/.test(navigator.userAgent);
  const isWhole = isChromium && !/Mac/.test(navigator.userAgent);
  let sums = nothing();
  let x = Number.NaN;
  let y = x;
  const isOff = (step: number): boolean => {
    const pixels = step * devicePixelRatio;
    // A page that two fingers have widened, or that another page shows smaller, has pixels of its own.
    return Math.abs(pixels - Math.round(pixels)) > OFF_PIXEL && window === top && visualViewport?.scale === 1;
  };
  return {
    /** Of a mouse. */
    move({ isTrusted, timeStamp, clientX, clientY }: PointerEvent): void {
      if (!isTrusted) return;
      const tenth = Math.round(timeStamp * 10) % 10;
      if (isTimed) {
        while (sums.tenths.length <= tenth) sums.tenths.push(0);
        (sums.tenths[tenth] as number)++;
      }
      // The first move has no step: nothing is greater than what is no number.
      if (isWhole && (isOff(clientX - x) || isOff(clientY - y))) sums.part++;
      x = clientX;
      y = clientY;
    },
    counted({ isTrusted, detail }: MouseEvent): void {
      if (isTrusted && detail) sums.counted++;
    },
    take(): OriginSums {
      const taken = sums;
      sums = nothing();
      return taken;
    },
  };
}
