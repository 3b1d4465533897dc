import type { DeviceSession } from '../session/read-session';

/** Renderers without a graphics card: virtual machines, remote desktops, browsers with acceleration off. */
const SOFTWARE =
  /swiftshader|llvmpipe|softpipe|software|microsoft basic render|virtualbox|vmware|svga3d|parallels/i;

const VENDORS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['nvidia', /nvidia|geforce|quadro|tesla/i],
  ['amd', /\bamd\b|\bati\b|radeon/i],
  ['intel', /intel/i],
  ['apple', /apple/i],
  ['qualcomm', /qualcomm|adreno/i],
  ['arm', /\barm\b|mali|immortalis/i],
  ['imagination', /imagination|powervr/i],
  ['samsung', /samsung|xclipse/i],
];

/** Graphics hardware, without details that a driver update changes. */
interface Graphics {
  readonly vendor: string | null;
  /** Lowercase model without driver and interface versions; null if hidden. */
  readonly model: string | null;
  readonly software: boolean;
}

const UNKNOWN: Graphics = { vendor: null, model: null, software: false };

/**
 * Reads a renderer string: both `ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)` and
 * `Intel(R) UHD Graphics 620, or similar` become `intel uhd graphics 620`.
 */
export function readGraphics(renderer: string | null): Graphics {
  if (!renderer) return UNKNOWN;
  const inner = /^ANGLE \((.*)\)$/.exec(renderer)?.[1] ?? renderer;
  const parts = inner.split(/, /);
  const named = /^ANGLE \(/.test(renderer) && parts.length > 1 ? (parts[1] ?? inner) : inner;
  const model = named
    .toLowerCase()
    .replace(/, or similar$|\(0x[0-9a-f]+\)|\((?:r|tm|c)\)/g, '')
    .replace(/^angle metal renderer: /, '')
    .replace(/\b(?:direct3d\d*|d3d\d*|opengl|vulkan|metal)\b.*$/, '')
    .replace(/\b(?:mesa|renderer:?|dri|gallium.*)\b/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/angle/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const software = SOFTWARE.test(renderer);
  const vendor = software ? 'software' : (VENDORS.find(([, pattern]) => pattern.test(renderer))?.[0] ?? null);
  return { vendor, model: model || null, software };
}

/** Returns the renderer string from the better of the browser's two sources. */
export function rendererOf(signals: DeviceSession['signals']): string | null {
  const context = signals.webgl?.webgl ?? signals.webgl?.webgl2 ?? null;
  return context?.unmaskedRenderer ?? context?.renderer ?? null;
}
