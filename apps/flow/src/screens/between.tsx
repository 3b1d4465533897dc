import { attemptOf } from '../model/flow';
import { useFlowState, useScene } from '../model/use-flow';
import { fill } from '../texts/texts';
import { Primary, Screen, Spinner } from '../view/screen';

/** What was captured is on its way. */
export function Sending({ share }: { readonly share: number }) {
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
export function Waiting() {
  const { texts } = useScene();
  return (
    <Screen title={texts.waitingTitle}>
      <output>{texts.waitingText}</output>
      <Spinner />
    </Screen>
  );
}

/** Why the capture has to be made again. */
export function Again() {
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
