import type { ComponentChildren } from 'preact';
import { useScene } from '../model/use-flow';
import { Spinner } from '../view/screen';
import { type Fit, fitView } from './fit-view';
import type { CameraView } from './use-camera';
import { useOverCamera, useWholeWindow } from './use-whole-window';

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
