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

/** Position of the camera's picture on the screen. */
interface Fit {
  /** Size of the whole picture in CSS pixels, including the parts that are cut off. */
  readonly shown: Size;
  /** Visible share of the picture's width and height, centered. */
  readonly visible: Size;
}

/** Largest share of the picture that may be cut off at the edges to cover the window. */
const MAX_CROPPED_SHARE = 0.35;

/**
 * Fits the camera's picture to a window. It covers the window, unless too much would be cut off (a landscape
 * picture in an upright window); then it fits inside.
 */
export function fitView(picture: Size, window: Size): Fit {
  const [across, down] = [window.width / picture.width, window.height / picture.height];
  const [contain, cover] = [Math.min(across, down), Math.max(across, down)];
  const scale = 1 - contain / cover > MAX_CROPPED_SHARE ? contain : cover;
  const shown = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return {
    shown,
    visible: {
      width: Math.min(1, window.width / shown.width),
      height: Math.min(1, window.height / shown.height),
    },
  };
}

/** Windows that the camera fills completely: those of phones, upright or landscape. sizes.css has the others. */
const SMALL = '(max-width: 619.98px), (max-height: 479.98px)';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a window that the camera fills completely; null if the window is larger. */
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

/** Places the page over the camera while the caller is mounted (camera-whole.css). */
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

/** Explains why the camera shows nothing and offers the next steps: try again, upload a file, or give up. */
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

/** Maximum share of the window's height for a preview, so that the buttons stay visible. */
const MAX_HEIGHT = 0.54;
/** Shape of a camera that isn't running yet. */
const SOME_SHAPE = { width: 4, height: 3 };

/** How the camera's picture is shown; `fit` is null if it is embedded in the page in its own shape. */
export interface CameraPlace {
  readonly camera: CameraView;
  readonly fit: Fit | null;
}

/**
 * Places a camera on the screen: over the whole window of a phone, else in the page.
 * @param isShown false if another element is shown instead
 */
export function useCameraPlace(camera: CameraView, isShown: boolean): CameraPlace {
  const whole = useWholeWindow();
  useOverCamera(whole !== null && isShown && camera.trouble === null);
  return { camera, fit: whole && fitView(camera.size ?? SOME_SHAPE, whole) };
}

/** Shows the camera's picture in its own shape, so that overlays match the picture. */
export function Viewer(props: {
  readonly place: CameraPlace;
  readonly isMirrored?: boolean;
  /** True if the style sheet sets the size. */
  readonly isSmall?: boolean;
  readonly children?: ComponentChildren;
}) {
  const { texts } = useScene();
  const { camera, fit } = props.place;
  const shape = camera.size ?? SOME_SHAPE;
  const whole = fit
    ? { width: `${fit.shown.width}px`, height: `${fit.shown.height}px` }
    : { width: `min(100%, ${Math.round((innerHeight * MAX_HEIGHT * shape.width) / shape.height)}px)` };
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
