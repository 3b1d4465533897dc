import type { CaptureStep } from '@assay/contract';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { attemptOf } from '../model/flow';
import { useFlowState, useScene } from '../model/use-flow';
import { AddressStep } from '../steps/address-step';
import { CardStep } from '../steps/card-step';
import { DocumentStep } from '../steps/document-step';
import { EvidenceStep } from '../steps/evidence-step';
import { SelfieStep } from '../steps/selfie-step';
import { Again, Sending, Waiting } from './between';
import { Ended } from './ends';
import { Intro } from './intro';
import { Elsewhere, ToPhone } from './to-phone';

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
