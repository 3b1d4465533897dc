import type { CameraKind } from '@assay/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Engine, useEngine } from '../engine/engine';
import { useScene } from '../model/use-flow';
import { type ExampleKind, Examples } from '../view/examples';
import { Picture } from '../view/icons';
import { Primary, Screen, Secondary, useUnhurried } from '../view/screen';
import { useCamera } from './camera';
import { GUIDE_START, type Guide, type GuideState, guideDocument } from './document-guide';
import { pickStills } from './pick-stills';
import { grab, jpeg, smaller } from './still';
import { type CameraPlace, Trouble, useCameraPlace, Viewer } from './viewer';

/** A picture, and further ones of the same moment. */
export interface Shot {
  readonly picture: Blob;
  /** Milliseconds after the first still was taken, among which the picture is the sharpest. */
  readonly frames: readonly { readonly bytes: Blob; readonly at: number }[];
  /** What the camera is taken for; null = nothing is known of it, or there was none. */
  readonly camera: CameraKind | null;
}

const LOOKED_AT_WIDTH = 640;
/** Five to eight looks a second. */
const LOOK_MS = 140;
const BURST_MS = 120;
/** Then whoever cannot get it right takes the picture by hand. */
const SHUTTER_MS = 8_000;
const GUIDE_SHARE = 0.88;
/** Where words and buttons lie over the picture, above and below. */
const GUIDE_SHARE_BETWEEN = 0.6;
const SOME_SHAPE = { width: 4, height: 3 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The guide: as wide or as high as fits into what is seen, in the shape of what is taken. @param aspect width by height */
function guideIn({ camera, fit }: CameraPlace, aspect: number): Guide {
  const size = camera.size ?? SOME_SHAPE;
  const [mostWidth, mostHeight] = fit
    ? [GUIDE_SHARE * fit.visible.width, GUIDE_SHARE_BETWEEN * fit.visible.height]
    : [GUIDE_SHARE, GUIDE_SHARE];
  // A picture that leaves room above and below has nothing over it.
  const isFree = fit !== null && fit.shown.height < innerHeight * GUIDE_SHARE_BETWEEN;
  const width = Math.min(
    mostWidth,
    ((isFree ? GUIDE_SHARE : mostHeight) * size.height * aspect) / size.width,
  );
  return { width, height: (width * size.width) / aspect / size.height };
}

function Overlay(props: { readonly place: CameraPlace; readonly guide: Guide; readonly isGood: boolean }) {
  const { width, height } = props.place.camera.size ?? SOME_SHAPE;
  const [w, h] = [props.guide.width * width, props.guide.height * height];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const radius = 0.03 * w;
  return (
    <svg
      class={`guide ${props.isGood ? 'good' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        class="shade"
        fill-rule="evenodd"
        d={`M0 0h${width}v${height}h${-width}zM${x + radius} ${y}h${w - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${h - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-(w - 2 * radius)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${-(h - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`}
      />
      <rect class="edge" x={x} y={y} width={w} height={h} rx={radius} />
    </svg>
  );
}

/** Looks at what the camera shows, again and again, until it is good or the component is gone. */
function useGuide(
  { camera: { size, video } }: CameraPlace,
  guide: Guide,
  engine: Engine | null,
  onGood: () => void,
): GuideState {
  const [state, setState] = useState(GUIDE_START);
  const good = useRef(onGood);
  good.current = onGood;
  // A phone that is turned has another guide, and goes on with what it is looking at.
  const latest = useRef(guide);
  latest.current = guide;
  useEffect(() => {
    const element = video.current;
    if (!size || !engine || !element) return;
    let isGone = false;
    void (async () => {
      let now = GUIDE_START;
      while (!isGone && !now.isGood) {
        const began = performance.now();
        const frame = smaller(element, size, LOOKED_AT_WIDTH);
        const looked = { width: frame.width, height: frame.height };
        const seen = await engine.document(frame).catch(() => null);
        if (isGone || !seen) return;
        now = guideDocument(now, seen, latest.current, looked, performance.now());
        setState(now);
        if (now.isGood) return good.current();
        await pause(Math.max(0, LOOK_MS - (performance.now() - began)));
      }
    })();
    return () => {
      isGone = true;
    };
  }, [size, engine, video]);
  return state;
}

/** Whether the end user moves about by keyboard: then the shutter is there from the beginning. */
function useKeyboard(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsUsed(true);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return isUsed;
}

/** How sharp the document is on each still; null = nobody could look at it. */
const sharpnessOf = (stills: readonly HTMLCanvasElement[], engine: Engine | null) =>
  Promise.all(
    stills.map(async (still) => {
      if (!engine) return null;
      const seen = await engine.document(smaller(still, still, LOOKED_AT_WIDTH)).catch(() => null);
      return seen?.sharpness ?? null;
    }),
  );

/** Takes stills, and picks the sharpest and those to be sent with it. @param burst how many follow the first */
async function takeShot(
  video: HTMLVideoElement,
  engine: Engine | null,
  { burst, further }: { readonly burst: number; readonly further: number },
): Promise<Omit<Shot, 'camera'> | null> {
  const began = performance.now();
  const stills = [grab(video)];
  navigator.vibrate?.(30);
  const times = [0];
  while (stills.length <= burst) {
    await pause(BURST_MS);
    times.push(performance.now() - began);
    stills.push(grab(video));
  }
  const { best, others } = pickStills(await sharpnessOf(stills, engine), further);
  const [picture, ...frames] = await Promise.all([best, ...others].map((at) => jpeg(stills[at]!)));
  if (!picture) return null;
  return {
    picture,
    frames: frames.map((bytes, index) => ({ bytes, at: Math.round(times[others[index]!]!) })),
  };
}

/**
 * Takes a picture of something flat: by itself when all is well, or by hand.
 * @param aspect width by height of what is taken
 * @param burst how many stills are taken right behind the first
 * @param further how many of them are sent beside the sharpest
 */
export function DocumentCamera(props: {
  readonly title: string;
  readonly aspect: number;
  readonly burst: number;
  readonly further: number;
  readonly example: ExampleKind;
  readonly onTaken: (shot: Shot) => void;
  readonly onUpload: () => void;
}) {
  const { flow, texts } = useScene();
  const camera = useCamera('environment');
  const helper = useEngine('document');
  const [isLate, setIsLate] = useState(false);
  const isTaking = useRef(false);
  const byKeyboard = useKeyboard();

  useEffect(() => {
    const late = setTimeout(() => setIsLate(true), SHUTTER_MS);
    return () => clearTimeout(late);
  }, []);

  async function take(how: 'auto' | 'manual') {
    const element = camera.video.current;
    if (!element || !camera.size || isTaking.current) return;
    isTaking.current = true;
    flow.note(`capture.${how}`);
    const shot = await takeShot(element, helper.engine, props);
    if (shot) props.onTaken({ ...shot, camera: camera.kind });
  }

  const place = useCameraPlace(camera, !helper.hasFailed);
  const guide = guideIn(place, props.aspect);
  const state = useGuide(place, guide, helper.engine, () => void take('auto'));
  const hint = useUnhurried(texts[state.hint]);
  if (camera.trouble)
    return <Trouble kind={camera.trouble} onAgain={camera.again} onUpload={props.onUpload} />;
  if (helper.hasFailed) return <Trouble kind="engine" onAgain={helper.again} onUpload={props.onUpload} />;
  const isShutterSeen = isLate || byKeyboard;
  return (
    <Screen
      title={props.title}
      actions={
        <>
          <span class={`shutter ${isShutterSeen ? '' : 'quiet'}`}>
            <Primary icon="camera" disabled={!camera.size} onClick={() => void take('manual')}>
              {texts.takePicture}
            </Primary>
          </span>
          <Secondary icon="upload" onClick={props.onUpload}>
            {texts.uploadInstead}
          </Secondary>
        </>
      }
    >
      <Viewer place={place}>
        <Overlay place={place} guide={guide} isGood={state.hint === 'hold'} />
      </Viewer>
      <output class="hint">
        <Picture name={state.hint === 'hold' ? 'check' : state.hint === 'glare' ? 'sun' : 'document'} />
        <span>{hint}</span>
      </output>
      {/* Over the camera they would hide what it sees: there they are gone once a document is seen. */}
      {(!place.fit || state.hint === 'find') && (
        <div class="tips">
          <p class="quiet small">{texts.documentTips}</p>
          <Examples kind={props.example} />
        </div>
      )}
    </Screen>
  );
}
