import { type FlowSession, SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import type { Capture } from '../api/flow-api';
import { grab, jpeg, shrunk, smaller } from '../camera/still';
import type { Engine } from '../engine/engine';
import { type ChallengeState, challengeStart, guideChallenge } from './challenge-guide';

/** Time that the end user sees the announcement of the light, in milliseconds. */
const NOTICE_MS = 3_000;
/** Time for the announcement, the colors, and a margin for slow devices, in milliseconds. */
const LIGHT_LASTS_MS = 12_000;
/** Maximum time to wait for a paint, in milliseconds; hidden windows aren't painted. */
const MAX_PAINT_MS = 200;

type Light = NonNullable<NonNullable<FlowSession['challenge']>['light']>;

/**
 * Checks whether colors may be shown: not with reduced motion, with forced system colors, or in a hidden
 * window.
 */
const mayShowLight = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !matchMedia('(forced-colors: active)').matches &&
  document.visibilityState === 'visible';

/** Returns a color in CSS notation. */
export const cssColour = (colour: ScreenColour): string => `rgb(${SCREEN_COLOURS[colour].join(' ')})`;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until earlier changes are visible on the screen. */
const painted = () =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    pause(MAX_PAINT_MS),
  ]);

/**
 * Shows one color after the other and takes a frame at the end of each, because cameras lag.
 * @param port.show shows a color; the first one is the dark screen of the announcement
 * @param port.take takes a frame of the color at this index
 * @returns whether all colors were shown; frames of a hidden window are not lit
 */
async function showLight(
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

/** Width of the analyzed frame, in pixels. The tracker uses 224 pixels; eyelid measurements need a few more. */
const LOOKED_AT_WIDTH = 480;
const FRAME_WIDTH = 960;
const LOOK_MS = 100;

/** Progress of a challenge. */
export interface Stand {
  /** null before the first frame. */
  readonly guide: ChallengeState | null;
  /** Color of the screen light; null in the normal display. */
  readonly light: ScreenColour | null;
}

interface Port {
  readonly video: HTMLVideoElement;
  readonly engine: Engine;
  readonly cameraKind: () => Capture['camera'];
  readonly show: (stand: Stand) => void;
  readonly note: (name: string) => void;
  /** Aborted when the page leaves the challenge. */
  readonly gone: AbortSignal;
  /** Aborted when the end user skips the colors or the page leaves the challenge. */
  readonly skip: AbortSignal;
}

type Challenge = NonNullable<FlowSession['challenge']>;

/** Collects the frames of a challenge with their times. */
function album(cameraKind: Port['cameraKind'], issued: number) {
  const captures: Promise<Capture>[] = [];
  const keep = (picture: HTMLCanvasElement, what: Pick<Capture, 'slot' | 'action' | 'light'>) => {
    const at = what.slot === 'selfieImage' ? {} : { at: Math.round(performance.now() - issued) };
    const kept = { ...what, ...at, method: 'CAMERA', camera: cameraKind() ?? null } as const;
    captures.push(jpeg(picture).then((bytes) => ({ ...kept, bytes })));
  };
  return { captures, keep };
}
type Album = ReturnType<typeof album>;

/**
 * Guides the end user through the movements.
 * @returns the final state when all movements are done, `late` after the time limit, or null if stopped
 */
async function meetActions(
  actions: Challenge['actions'],
  { video, engine, show, gone }: Port,
  keep: Album['keep'],
  isLate: () => boolean,
): Promise<ChallengeState | 'late' | null> {
  let guide = challengeStart(actions);
  show({ guide, light: null });
  while (!guide.isDone) {
    const began = performance.now();
    if (isLate()) return 'late';
    const picture = grab(video);
    const small = smaller(picture, picture, LOOKED_AT_WIDTH);
    const looked = { width: small.width, height: small.height };
    const faces = await engine.faces(small).catch(() => null);
    if (gone.aborted || !faces) return null;
    const action = guide.index;
    guide = guideChallenge(guide, faces, looked, performance.now());
    if (guide.keep === 'selfie') keep(picture, { slot: 'selfieImage' });
    if (guide.keep) keep(shrunk(picture, FRAME_WIDTH), { slot: 'livenessFrames', action });
    show({ guide, light: null });
    if (!guide.isDone) await pause(Math.max(0, LOOK_MS - (performance.now() - began)));
  }
  return guide;
}

/**
 * Runs a challenge frame by frame: the movements, then the colors where they are allowed.
 * @returns the captures; `late` after the time limit; null if the end user left
 */
export async function runChallenge(
  challenge: Challenge,
  port: Port,
): Promise<readonly Capture[] | 'late' | null> {
  const issued = performance.now();
  const time = Date.parse(challenge.expires_at) - Date.parse(challenge.issued_at);
  const passed = () => performance.now() - issued;
  const moves = album(port.cameraKind, issued);
  const guide = await meetActions(challenge.actions, port, moves.keep, () => passed() > time);
  if (!guide || guide === 'late') return guide;
  navigator.vibrate?.(30);
  port.note('challenge.met');
  const lit = album(port.cameraKind, issued);
  const { light } = challenge;
  if (light && mayShowLight() && passed() < time - LIGHT_LASTS_MS) {
    const show = (colour: ScreenColour | null) => port.show({ guide, light: colour });
    const take = (place: number) =>
      lit.keep(shrunk(grab(port.video), FRAME_WIDTH), { slot: 'lightFrames', light: place });
    const isWhole = await showLight(light, { show, take }, port.skip);
    if (port.gone.aborted) return null;
    show(null);
    port.note(isWhole ? 'light.shown' : 'light.skipped');
    if (!isWhole) lit.captures.length = 0;
  }
  return Promise.all([...moves.captures, ...lit.captures]);
}
