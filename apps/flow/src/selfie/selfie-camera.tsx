import type { LivenessAction } from '@assay/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Capture } from '../api/flow-api';
import { grab, jpeg, shrunk, smaller } from '../camera/still';
import { Trouble } from '../camera/trouble';
import { type CameraView, useCamera } from '../camera/use-camera';
import { type CameraPlace, useCameraPlace, Viewer } from '../camera/viewer';
import type { Engine } from '../engine/engine';
import { useEngine } from '../engine/use-engine';
import { useFlowState, useScene } from '../model/use-flow';
import type { Texts } from '../texts/text-names';
import { useUnhurried } from '../view/announcer';
import { type IconName, Picture } from '../view/icons';
import { Screen, Secondary } from '../view/screen';
import { type ChallengeState, challengeStart, guideChallenge } from './challenge-guide';

/** The tracker sees 224 pixels; between the lids it takes a few more. */
const LOOKED_AT_WIDTH = 480;
const FRAME_WIDTH = 960;
const LOOK_MS = 100;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ICONS: { readonly [action in LivenessAction]: IconName } = {
  // The preview is a mirror: the end user's own left is at the left of it.
  TURN_LEFT: 'left',
  TURN_RIGHT: 'right',
  BLINK: 'eye',
  OPEN_MOUTH: 'mouth',
  COME_CLOSER: 'grow',
};

/** What is asked for now, in words and as a picture. */
function promptOf(state: ChallengeState | null, texts: Texts): readonly [string, IconName] {
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

/** Goes through a challenge of the server, frame by frame. @returns where it stands; null before it is there */
function useChallenge(session: Session): ChallengeState | null {
  const { flow } = useScene();
  const [state, setState] = useState<ChallengeState | null>(null);
  const latest = useRef(session);
  latest.current = session;
  const { camera, engine, stillHead } = session;
  const { size, video } = camera;
  useEffect(() => {
    const element = video.current;
    if (!size || !engine || !element) return;
    let isGone = false;
    void (async () => {
      const challenge = await flow.challenge(stillHead);
      if (isGone || !challenge) return;
      const issued = performance.now();
      const time = Date.parse(challenge.expires_at) - Date.parse(challenge.issued_at);
      const captures: Promise<Capture>[] = [];
      const keep = (slot: 'selfieImage' | 'livenessFrames', picture: HTMLCanvasElement, action: number) => {
        const at = Math.round(performance.now() - issued);
        captures.push(
          jpeg(picture).then((bytes) => ({
            slot,
            bytes,
            method: 'CAMERA',
            camera: latest.current.camera.kind,
            ...(slot === 'livenessFrames' ? { action, at } : {}),
          })),
        );
      };
      let now = challengeStart(challenge.actions);
      setState(now);
      while (!now.isDone) {
        const began = performance.now();
        if (began - issued > time) return latest.current.onLate();
        const picture = grab(element);
        const small = smaller(picture, picture, LOOKED_AT_WIDTH);
        const looked = { width: small.width, height: small.height };
        const faces = await engine.faces(small).catch(() => null);
        if (isGone || !faces) return;
        const before = now.index;
        now = guideChallenge(now, faces, looked, performance.now());
        if (now.keep === 'selfie') keep('selfieImage', picture, before);
        if (now.keep) keep('livenessFrames', shrunk(picture, FRAME_WIDTH), before);
        setState(now);
        if (!now.isDone) await pause(Math.max(0, LOOK_MS - (performance.now() - began)));
      }
      navigator.vibrate?.(30);
      flow.note('challenge.met');
      const done = await Promise.all(captures);
      if (!isGone) latest.current.onDone(done);
    })();
    return () => {
      isGone = true;
    };
  }, [size, engine, stillHead, flow, video]);
  return state;
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
  const state = useChallenge({ camera, engine: helper.engine, stillHead, onDone, onLate });
  const [words, icon] = promptOf(state, texts);
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
        <Secondary icon="upload" onClick={props.onUpload}>
          {texts.uploadInstead}
        </Secondary>
      }
    >
      <Viewer place={place} isMirrored>
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
