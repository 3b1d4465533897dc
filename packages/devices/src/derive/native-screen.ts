import type { DeviceSession } from '../session/read-session';
import type { OsFamily } from './platform';

type Signals = DeviceSession['signals'];

/** Steps of Chromium's own zoom, which changes the pixel ratio and not the screen size. */
const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];
/** Sides of panels on the market, in device pixels: converting to CSS pixels and back can be off by a few. */
const PANEL_SIDES = [
  3840, 3440, 3456, 3200, 3072, 3024, 3000, 2880, 2736, 2560, 2304, 2256, 2240, 2234, 2160, 2048, 1964, 1920,
  1864, 1824, 1800, 1728, 1680, 1664, 1620, 1600, 1536, 1504, 1440, 1400, 1366, 1360, 1280, 1200, 1120, 1117,
  1080, 1050, 1024, 982, 956, 900, 864, 800, 768, 720, 600,
];

/** Returns the page zoom, from the window's two widths; 1 if it can't be determined. */
function zoomOf({ screen, engine }: Signals): number {
  // Gecko and WebKit report the screen in the page's own pixels, so their ratio needs no correction.
  if (!screen || engine?.kind !== 'chromium' || screen.innerWidth <= 0) return 1;
  const apart = screen.outerWidth / screen.innerWidth;
  const step = ZOOM_STEPS.reduce((best, zoom) =>
    Math.abs(Math.log(zoom / apart)) < Math.abs(Math.log(best / apart)) ? zoom : best,
  );
  // A docked inspector or a sidebar reduces the width without zoom; such a ratio is between the steps.
  return Math.abs(step / apart - 1) < 0.03 ? step : 1;
}

const panelSide = (side: number, tolerance: number): number | undefined =>
  PANEL_SIDES.find((panel) => Math.abs(panel - side) <= tolerance);

/** Returns the aspect ratio of a screen whose size can't be determined. */
const formOf = ([longer, shorter]: readonly [number, number]): readonly [number, number] => [
  Math.round((50 * longer) / shorter),
  50,
];

/**
 * Returns the sides of the screen in device pixels, the longer first: the same at any display scale and any
 * zoom. For an iPhone they are in the model's own points. For a Mac, and for a size that no panel has, the
 * result is the ratio to 50.
 */
export function nativeScreen(
  signals: Signals,
  os: OsFamily,
): readonly [longer: number, shorter: number] | null {
  const { screen } = signals;
  if (!screen) return null;
  const sides = [Math.max(screen.width, screen.height), Math.min(screen.width, screen.height)] as const;
  if (os === 'ios') return sides;
  // On a Mac the pixel ratio doesn't include the display scale, so only the aspect ratio is stable.
  if (os === 'macos') return formOf(sides);
  const scale = screen.devicePixelRatio / zoomOf(signals);
  const [longer, shorter] = [panelSide(sides[0] * scale, scale), panelSide(sides[1] * scale, scale)];
  return longer !== undefined && shorter !== undefined ? [longer, shorter] : formOf(sides);
}
