import type { CaptureStep } from '@assay/contract';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { attemptOf } from '../model/flow';
import { useFlowState, useScene } from '../model/use-flow';
import { CardStep } from '../steps/card-step';
import { DocumentStep } from '../steps/document-step';
import { AddressStep, EvidenceStep } from '../steps/paper-steps';
import { SelfieStep } from '../steps/selfie-step';
import type { TextName } from '../texts/text-names';
import { fill } from '../texts/texts';
import { type IconName, Picture } from '../view/icons';
import { Primary, Screen, Spinner } from '../view/screen';
import { Ended } from './ends';
import { Elsewhere, ToPhone } from './to-phone';

const NEEDS: { readonly [step in CaptureStep]: readonly [IconName, TextName, TextName] } = {
  DOCUMENT: ['document', 'needDocument', 'needDocumentHint'],
  SELFIE: ['face', 'needSelfie', 'needSelfieHint'],
  PROOF_OF_ADDRESS: ['home', 'needAddress', 'needAddressHint'],
  CREDIT_CARD: ['card', 'needCard', 'needCardHint'],
  EVIDENCE: ['files', 'needEvidence', 'needEvidenceHint'],
};

/** What will be asked for, what becomes of it, and the end user's word that this is all right. */
function Intro() {
  const { flow, texts } = useScene();
  const { captures } = useFlowState(flow).session;
  return (
    <Screen
      title={texts.introTitle}
      icon="shield"
      actions={<Primary onClick={() => flow.begin()}>{texts.agree}</Primary>}
    >
      <p>{texts.introText}</p>
      <ul class="needs">
        {captures.map((step) => {
          const [icon, name, hint] = NEEDS[step];
          return (
            <li key={step}>
              <Picture name={icon} />
              <span>
                <b>{texts[name]}</b>
                <span class="quiet small">{texts[hint]}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p class="quiet small">{texts.consent}</p>
    </Screen>
  );
}

/** What was captured is on its way. */
function Sending({ share }: { readonly share: number }) {
  const { texts } = useScene();
  const percent = Math.round(share * 100);
  return (
    <Screen title={texts.sendingTitle} icon="upload">
      <output>{texts.sendingText}</output>
      <div
        class="bar"
        role="progressbar"
        aria-label={texts.sendingTitle}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </Screen>
  );
}

/** It is the server's turn. */
function Waiting() {
  const { texts } = useScene();
  return (
    <Screen title={texts.waitingTitle}>
      <output>{texts.waitingText}</output>
      <Spinner />
    </Screen>
  );
}

/** Why the capture has to be made again. */
function Again() {
  const { flow, texts } = useScene();
  const { session } = useFlowState(flow);
  const { step } = session;
  if (!step) return null;
  return (
    <Screen
      title={texts.againTitle}
      icon="warning"
      tone="bad"
      actions={
        <Primary onClick={() => flow.change({ retried: attemptOf(session) })}>{texts.tryAgain}</Primary>
      }
    >
      {step.retry_reason && !step.retry_code ? (
        // What an engine of another maker answers is English.
        <p lang="en" dir="ltr">
          {step.retry_reason}
        </p>
      ) : (
        <p>{step.retry_code ? texts[`again_${step.retry_code}`] : texts.againText}</p>
      )}
      <p class="quiet">{fill(texts.attemptsLeft, { count: step.attempts_left })}</p>
    </Screen>
  );
}

const STEPS: { readonly [type in CaptureStep]: ComponentType } = {
  DOCUMENT: DocumentStep,
  SELFIE: SelfieStep,
  PROOF_OF_ADDRESS: AddressStep,
  CREDIT_CARD: CardStep,
  EVIDENCE: EvidenceStep,
};

/** Steps for which a phone is better than a desktop. */
const WANTS_CAMERA: readonly CaptureStep[] = ['DOCUMENT', 'SELFIE'];

/** The screens by the names under which the flow notes that they were shown; nothing in them says of whom. */
type ScreenName = 'ended' | 'elsewhere' | 'intro' | 'waiting' | 'to-phone' | 'again' | Lowercase<CaptureStep>;

/** The screen that the flow is at. */
function useScreen(): ScreenName {
  const { flow, device } = useScene();
  const { session, failure, begun, staysHere, retried } = useFlowState(flow);
  const { step } = session;
  if (failure || session.state === 'finished') return 'ended';
  if (session.holder === 'other') return 'elsewhere';
  if (!begun) return 'intro';
  if (session.state === 'waiting' || !step) return 'waiting';
  if (device.isDesktop && !staysHere && WANTS_CAMERA.includes(step.type)) return 'to-phone';
  if (step.retry && retried !== attemptOf(session)) return 'again';
  return step.type.toLowerCase() as Lowercase<CaptureStep>;
}

const SCREENS: { readonly [name in ScreenName]?: ComponentType } = {
  ended: Ended,
  elsewhere: Elsewhere,
  intro: Intro,
  waiting: Waiting,
  'to-phone': ToPhone,
  again: Again,
};

export function Stage() {
  const { flow } = useScene();
  const { session, sending } = useFlowState(flow);
  const name = useScreen();
  useEffect(() => {
    if (name !== 'elsewhere') flow.note(`screen.${name}`);
  }, [flow, name]);
  const Screen = SCREENS[name];
  if (Screen) return <Screen />;
  const { step } = session;
  if (!step) return <Waiting />;
  const Step = STEPS[step.type];
  return (
    <>
      <div class="step" hidden={sending !== null}>
        <Step key={attemptOf(session)} />
      </div>
      {sending !== null && <Sending share={sending} />}
    </>
  );
}
