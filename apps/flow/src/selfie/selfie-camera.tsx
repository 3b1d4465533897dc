import {
  type LivenessAction,
  SCREEN_COLOUR_MS,
  SCREEN_COLOUR_NAMES,
  type ScreenColour,
} from '@assay/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Capture } from '../api/flow-api';
import { type CameraView, useCamera } from '../camera/camera';
import { type CameraPlace, Trouble, useCameraPlace, Viewer } from '../camera/viewer';
import { type Engine, useEngine } from '../engine/engine';
import { useFlowState, useScene } from '../model/use-flow';
import type { Texts } from '../texts/text-names';
import { fill } from '../texts/texts';
import { type IconName, Picture } from '../view/icons';
import { Screen, Secondary, useUnhurried } from '../view/screen';
import { cssColour, runChallenge, type Stand } from './run-challenge';

const ICONS: { readonly [action in LivenessAction]: IconName } = {
  // The preview is a mirror: the end user's own left is at the left of it.
  TURN_LEFT: 'left',
  TURN_RIGHT: 'right',
  BLINK: 'eye',
  OPEN_MOUTH: 'mouth',
  COME_CLOSER: 'grow',
};

const LIGHT_SECONDS = (SCREEN_COLOUR_NAMES.length * SCREEN_COLOUR_MS) / 1000;

/** What is asked for now, in words and as a picture. */
function promptOf({ guide: state, light }: Stand, texts: Texts): readonly [string, IconName] {
  if (light) return [fill(texts.lightText, { seconds: LIGHT_SECONDS }), 'sun'];
  if (!state) return [texts.noFace, 'person'];
  if (state.isDone) return [texts.actionDone, 'check'];
  if (state.hint) return [texts[state.hint], 'person'];
  const action = state.actions[state.index];
  if (state.phase === 'rest' || !action) return [texts.holdFace, 'check'];
  return [texts[action], ICONS[action]];
}

interface Session {
  readonly camera: CameraView;
  readonly engine: Engine | null;
  readonly stillHead: boolean;
  readonly onDone: (captures: readonly Capture[]) => void;
  readonly onLate: () => void;
}

/** Goes through a challenge of the server. @returns where it stands, and a way past its colours */
function useChallenge(session: Session): Stand & { readonly skipLight: () => void } {
  const { flow } = useScene();
  const [stand, setStand] = useState<Stand>({ guide: null, light: null });
  const latest = useRef(session);
  latest.current = session;
  const skipping = useRef<AbortController | null>(null);
  const { camera, engine, stillHead } = session;
  const { size, video } = camera;
  useEffect(() => {
    const element = video.current;
    if (!size || !engine || !element) return;
    const gone = new AbortController();
    const skip = new AbortController();
    skipping.current = skip;
    void (async () => {
      const challenge = await flow.challenge(stillHead);
      if (gone.signal.aborted || !challenge) return;
      const done = await runChallenge(challenge, {
        video: element,
        engine,
        cameraKind: () => latest.current.camera.kind,
        show: setStand,
        note: (name) => flow.note(name),
        gone: gone.signal,
        skip: skip.signal,
      });
      if (gone.signal.aborted || !done) return;
      if (done === 'late') latest.current.onLate();
      else latest.current.onDone(done);
    })();
    return () => {
      gone.abort();
      skip.abort();
    };
  }, [size, engine, stillHead, flow, video]);
  return { ...stand, skipLight: () => skipping.current?.abort() };
}

/** Makes the whole window shine in a colour, with the camera's picture small in its middle (light.css). */
function useScreenLight(colour: ScreenColour | null): void {
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement;
    classList.toggle('lit', colour !== null);
    if (colour) style.setProperty('--light', cssColour(colour));
    return () => classList.remove('lit');
  }, [colour]);
}

function Oval({ place, isGood }: { readonly place: CameraPlace; readonly isGood: boolean }) {
  const { width, height } = place.camera.size ?? { width: 4, height: 3 };
  const seen = (place.fit?.visible.width ?? 1) * width;
  const rx = Math.min(0.3 * height, 0.42 * seen);
  // As a face is, and no longer: a picture that stands would make a tall one of it.
  const ry = Math.min(0.4 * height, 1.4 * rx);
  const [x, y] = [width / 2, height / 2];
  return (
    <svg
      class={`guide ${isGood ? 'good' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        class="shade"
        fill-rule="evenodd"
        d={`M0 0h${width}v${height}h${-width}zM${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`}
      />
      <ellipse class="edge" cx={x} cy={y} rx={rx} ry={ry} />
    </svg>
  );
}

/** Leads through the movements of a challenge, and keeps the frames that show them. */
export function SelfieCamera(props: {
  readonly stillHead: boolean;
  readonly onDone: (captures: readonly Capture[]) => void;
  /** The time of the challenge is over. */
  readonly onLate: () => void;
  readonly onUpload: () => void;
}) {
  const { flow, texts } = useScene();
  const { sending } = useFlowState(flow);
  const camera = useCamera('user');
  const helper = useEngine('face');
  const { stillHead, onDone, onLate } = props;
  const place = useCameraPlace(camera, !helper.hasFailed && sending === null);
  const stand = useChallenge({ camera, engine: helper.engine, stillHead, onDone, onLate });
  const { guide: state, light } = stand;
  useScreenLight(sending === null ? light : null);
  const [words, icon] = promptOf(stand, texts);
  const prompt = useUnhurried(words);
  if (camera.trouble)
    return <Trouble kind={camera.trouble} onAgain={camera.again} onUpload={props.onUpload} />;
  if (helper.hasFailed) return <Trouble kind="engine" onAgain={helper.again} onUpload={props.onUpload} />;
  const steps = (
    <div class="steps" aria-hidden="true">
      {(state?.actions ?? []).map((action, index) => (
        <i key={action} class={state && index < state.index ? 'past' : ''} />
      ))}
    </div>
  );
  return (
    <Screen
      title={texts.selfieTitle}
      actions={
        light ? (
          <Secondary onClick={stand.skipLight}>{texts.skipLight}</Secondary>
        ) : (
          <Secondary icon="upload" onClick={props.onUpload}>
            {texts.uploadInstead}
          </Secondary>
        )
      }
    >
      <Viewer place={place} isMirrored isSmall={light !== null}>
        <Oval place={place} isGood={state !== null && state.hint === null} />
        {!place.fit && steps}
      </Viewer>
      <output class="hint">
        <Picture name={icon} />
        <span>{prompt}</span>
      </output>
      {place.fit && steps}
    </Screen>
  );
}
