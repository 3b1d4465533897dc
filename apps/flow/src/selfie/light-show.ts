import { type FlowSession, SCREEN_COLOURS, type ScreenColour } from '@assay/contract';

/** How long the end user is told what will come before it does. */
const NOTICE_MS = 3_000;
/** The notice, the colours, and some time for a slow device. */
export const LIGHT_LASTS_MS = 12_000;
/** A window that nobody sees is not painted. */
const LONGEST_PAINT_MS = 200;

type Light = NonNullable<NonNullable<FlowSession['challenge']>['light']>;

/** Whether colours may be shown here: not to who wants little movement, nor where the system has colours of its own. */
export const mayShowLight = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !matchMedia('(forced-colors: active)').matches &&
  document.visibilityState === 'visible';

/** A colour as CSS has it. */
export const cssColour = (colour: ScreenColour): string => `rgb(${SCREEN_COLOURS[colour].join(' ')})`;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until what was changed before is on the screen. */
const painted = () =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    pause(LONGEST_PAINT_MS),
  ]);

/**
 * Shows one colour after the other, each for its time, and takes a frame at its end: a camera is late.
 * @param port.show shows a colour; the first one is the dark in which it is announced
 * @param port.take a frame of the colour at this place
 * @returns whether it was shown to its end: a frame in a window that nobody saw shows no light
 */
export async function showLight(
  { colours, each_ms: eachMs }: Light,
  port: { readonly show: (colour: ScreenColour) => void; readonly take: (place: number) => void },
  signal: AbortSignal,
): Promise<boolean> {
  const isOver = () => signal.aborted || document.visibilityState !== 'visible';
  port.show('DARK');
  await Promise.race([pause(NOTICE_MS), new Promise((resolve) => signal.addEventListener('abort', resolve))]);
  for (const [place, colour] of colours.entries()) {
    if (isOver()) return false;
    port.show(colour);
    await painted();
    await pause(eachMs);
    if (isOver()) return false;
    port.take(place);
  }
  return true;
}
