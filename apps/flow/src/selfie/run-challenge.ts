import { type FlowSession, SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import type { Capture } from '../api/flow-api';
import { grab, jpeg, shrunk, smaller } from '../camera/still';
import type { Engine } from '../engine/engine';
import { type ChallengeState, challengeStart, guideChallenge } from './challenge-guide';

/** How long the end user is told what will come before it does. */
const NOTICE_MS = 3_000;
/** The notice, the colours, and some time for a slow device. */
const LIGHT_LASTS_MS = 12_000;
/** A window that nobody sees is not painted. */
const LONGEST_PAINT_MS = 200;

type Light = NonNullable<NonNullable<FlowSession['challenge']>['light']>;

/** Whether colours may be shown here: not to who wants little movement, nor where the system has colours of its own. */
const mayShowLight = (): boolean =>
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

/** The tracker sees 224 pixels; between the lids it takes a few more. */
const LOOKED_AT_WIDTH = 480;
const FRAME_WIDTH = 960;
const LOOK_MS = 100;

/** Where a challenge stands. */
export interface Stand {
  /** null before it is there. */
  readonly guide: ChallengeState | null;
  /** What the screen shines in; null = the page is shown as ever. */
  readonly light: ScreenColour | null;
}

interface Port {
  readonly video: HTMLVideoElement;
  readonly engine: Engine;
  readonly cameraKind: () => Capture['camera'];
  readonly show: (stand: Stand) => void;
  readonly note: (name: string) => void;
  /** The page has gone on without it. */
  readonly gone: AbortSignal;
  /** The end user wants no colours, or the page has gone on. */
  readonly skip: AbortSignal;
}

type Challenge = NonNullable<FlowSession['challenge']>;

/** What is kept of a challenge, each frame with its time. */
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

/** Leads through the movements. @returns where it stands when they are done, or why they are not */
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
 * Goes through a challenge, frame by frame: its movements, then its colours where they may be shown.
 * @returns what was captured; `late` = its time was over; null = it was left
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
