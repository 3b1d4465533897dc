import type { CaptureStep } from '@assay/contract';
import type { ComponentType } from 'preact';
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

/** The screen that the flow is at. */
export function Stage() {
  const { flow, device } = useScene();
  const { session, failure, begun, staysHere, retried, sending } = useFlowState(flow);
  const { step } = session;
  if (failure || session.state === 'finished') return <Ended />;
  if (session.holder === 'other') return <Elsewhere />;
  if (!begun) return <Intro />;
  if (session.state === 'waiting' || !step) return <Waiting />;
  if (device.isDesktop && !staysHere && WANTS_CAMERA.includes(step.type)) return <ToPhone />;
  const attempt = attemptOf(session);
  if (step.retry && retried !== attempt) return <Again />;
  const Step = STEPS[step.type];
  return (
    <>
      <div class="step" hidden={sending !== null}>
        <Step key={attempt} />
      </div>
      {sending !== null && <Sending share={sending} />}
    </>
  );
}
