import type { ComponentChildren } from 'preact';
import { useScene } from '../model/use-flow';
import { Spinner } from '../view/screen';
import type { CameraView } from './use-camera';

/** Share of the window's height that a preview takes at most, so that what can be pressed stays in sight. */
const MOST_HEIGHT = 0.54;

/** The camera's picture in its own shape, so that what lies over it is where it seems to be. */
export function Viewer(props: {
  readonly camera: CameraView;
  readonly isMirrored?: boolean;
  readonly children?: ComponentChildren;
}) {
  const { texts } = useScene();
  const { size, video } = props.camera;
  const shape = size ?? { width: 4, height: 3 };
  const width = `min(100%, ${Math.round((innerHeight * MOST_HEIGHT * shape.width) / shape.height)}px)`;
  return (
    <div class={`viewer ${props.isMirrored ? 'mirrored' : ''}`} style={{ width }}>
      <video ref={video} playsInline muted autoplay aria-label={texts.cameraView} />
      {size ? (
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
