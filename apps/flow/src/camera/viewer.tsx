import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useScene } from '../model/use-flow';
import type { TextName } from '../texts/text-names';
import { Primary, Screen, Secondary, Spinner } from '../view/screen';
import type { CameraTrouble, CameraView } from './camera';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the camera's picture lies on the screen. */
interface Fit {
  /** CSS pixels of the whole picture, also of what is cut off. */
  readonly shown: Size;
  /** The part of the picture's width and height that is seen, in its middle. */
  readonly visible: Size;
}

/** A picture of another shape than the window is cut at its edges, unless more than this share of it would be lost. */
const MOST_LOST = 0.35;

/**
 * The camera's picture over a whole window: as large as covers it, or, where too much of it would be cut off (a picture that
 * lies in a window that stands), as large as fits into it.
 */
export function fitView(picture: Size, window: Size): Fit {
  const [across, down] = [window.width / picture.width, window.height / picture.height];
  const [contain, cover] = [Math.min(across, down), Math.max(across, down)];
  const scale = 1 - contain / cover > MOST_LOST ? contain : cover;
  const shown = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return {
    shown,
    visible: {
      width: Math.min(1, window.width / shown.width),
      height: Math.min(1, window.height / shown.height),
    },
  };
}

/** Windows in which the camera takes all there is: those of phones, standing or lying (sizes.css has the others). */
const SMALL = '(max-width: 619.98px), (max-height: 479.98px)';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a window that the camera takes as a whole; null = it has room for more than the camera. */
function useWholeWindow(): WindowSize | null {
  const measure = () => (matchMedia(SMALL).matches ? { width: innerWidth, height: innerHeight } : null);
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const onResize = () => setSize(measure);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return size;
}

/** Lays the page over the camera, for as long as the caller is there (camera-whole.css). */
function useOverCamera(isOver: boolean): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('over-camera', isOver);
    return () => classList.remove('over-camera');
  }, [isOver]);
}

const WORDS: { readonly [trouble in CameraTrouble | 'engine']: readonly [TextName, TextName] } = {
  denied: ['cameraDeniedTitle', 'cameraDeniedText'],
  none: ['cameraNoneTitle', 'cameraNoneText'],
  busy: ['cameraBusyTitle', 'cameraBusyText'],
  insecure: ['cameraNoneTitle', 'cameraNoneText'],
  engine: ['engineTitle', 'engineText'],
};

/** Why there is no picture, and the ways on: again, a file instead, or none. */
export function Trouble(props: {
  readonly kind: CameraTrouble | 'engine';
  readonly onAgain: () => void;
  readonly onUpload: () => void;
}) {
  const { flow, texts } = useScene();
  const [title, text] = WORDS[props.kind];
  const giveUp = () => flow.fail(props.kind === 'engine' ? 'error_code_4' : 'error_code_1');
  return (
    <Screen
      title={texts[title]}
      icon="camera"
      tone="bad"
      actions={
        <>
          <Primary onClick={props.onAgain}>{texts.tryAgain}</Primary>
          <Secondary icon="upload" onClick={props.onUpload}>
            {texts.uploadInstead}
          </Secondary>
          <button class="link" type="button" onClick={giveUp}>
            {texts.giveUp}
          </button>
        </>
      }
    >
      <p>{texts[text]}</p>
    </Screen>
  );
}

/** Share of the window's height that a preview takes at most, so that what can be pressed stays in sight. */
const MOST_HEIGHT = 0.54;
/** Of a camera that does not run yet. */
const SOME_SHAPE = { width: 4, height: 3 };

/** How the camera's picture is shown; `fit` is null where it stands among other things, in its own shape. */
export interface CameraPlace {
  readonly camera: CameraView;
  readonly fit: Fit | null;
}

/** Places a camera on the screen: over the whole window of a phone, else in the page. @param isShown false = something else stands in its place */
export function useCameraPlace(camera: CameraView, isShown: boolean): CameraPlace {
  const whole = useWholeWindow();
  useOverCamera(whole !== null && isShown && camera.trouble === null);
  return { camera, fit: whole && fitView(camera.size ?? SOME_SHAPE, whole) };
}

/** The camera's picture in its own shape, so that what lies over it is where it seems to be. */
export function Viewer(props: {
  readonly place: CameraPlace;
  readonly isMirrored?: boolean;
  /** As large as the style sheet has it. */
  readonly isSmall?: boolean;
  readonly children?: ComponentChildren;
}) {
  const { texts } = useScene();
  const { camera, fit } = props.place;
  const shape = camera.size ?? SOME_SHAPE;
  const whole = fit
    ? { width: `${fit.shown.width}px`, height: `${fit.shown.height}px` }
    : { width: `min(100%, ${Math.round((innerHeight * MOST_HEIGHT * shape.width) / shape.height)}px)` };
  return (
    <div class={`viewer ${props.isMirrored ? 'mirrored' : ''}`} style={props.isSmall ? {} : whole}>
      <video ref={camera.video} playsInline muted autoplay aria-label={texts.cameraView} />
      {camera.size ? (
        props.children
      ) : (
        <div class="starting">
          <Spinner />
          <output class="unseen">{texts.cameraStarting}</output>
        </div>
      )}
    </div>
  );
}
