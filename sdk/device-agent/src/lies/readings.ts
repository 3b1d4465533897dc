import type { Lie } from '@assay/contract';
import type { Values } from './values';

/** Contradictions between two readings of one fact, and noise in what must read back exactly. */
export function readingLies({ timeZone, mediaQueries, canvas, audio, fonts, webgl }: Values): Lie[] {
  const lies: Lie[] = [];
  if (timeZone) {
    const { pastByDate, pastByIntl } = timeZone;
    const differ = pastByDate.some((offset, at) => {
      const other = pastByIntl[at];
      return other !== null && other !== undefined && other !== offset;
    });
    if (differ) lies.push({ id: 'time-zone', on: 'past' });
  }
  if (mediaQueries?.screenAgrees === false) lies.push({ id: 'screen', on: 'size' });
  if (mediaQueries?.ratioAgrees === false) lies.push({ id: 'screen', on: 'ratio' });
  if (canvas && !canvas.stable) lies.push({ id: 'canvas-noise', on: 'unstable' });
  if (canvas && !canvas.knownPixels) lies.push({ id: 'canvas-noise', on: 'known' });
  if (audio && !audio.stable) lies.push({ id: 'audio-noise', on: 'unstable' });
  if (audio && !audio.knownSamples) lies.push({ id: 'audio-noise', on: 'known' });
  if (fonts?.noise) lies.push({ id: 'font-noise', on: 'unstable' });
  for (const kind of ['webgl', 'webgl2'] as const) {
    if (webgl?.[kind]?.imageStable === false) lies.push({ id: 'webgl-noise', on: `${kind} image` });
    if (webgl?.[kind]?.parametersStable === false) lies.push({ id: 'webgl-noise', on: `${kind} parameters` });
  }
  return lies;
}
