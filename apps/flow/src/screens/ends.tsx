import type { FlowErrorCode, FlowStatus } from '@assay/contract';
import { useFlowState, useScene } from '../model/use-flow';
import type { TextName } from '../texts/text-names';
import type { IconName } from '../view/icons';
import { Primary, Screen } from '../view/screen';

interface End {
  readonly title: TextName;
  readonly text: TextName;
  readonly icon: IconName;
  readonly tone: 'plain' | 'good' | 'bad';
}

const OUTCOMES: { readonly [status in FlowStatus]: End } = {
  success: { title: 'successTitle', text: 'successText', icon: 'check', tone: 'good' },
  pending: { title: 'pendingTitle', text: 'pendingText', icon: 'clock', tone: 'plain' },
  failed: { title: 'failedTitle', text: 'failedText', icon: 'cross', tone: 'bad' },
  unknown: { title: 'unknownTitle', text: 'unknownText', icon: 'clock', tone: 'plain' },
};

const RETRIES: End = { title: 'retriesTitle', text: 'retriesText', icon: 'cross', tone: 'bad' };
const SOMETHING: End = { title: 'errorTitle', text: 'unknownErrorText', icon: 'warning', tone: 'bad' };

/** What each error code of the SDK looks like. */
export const FAILURES: { readonly [code in FlowErrorCode]: End } = {
  error_code_1: { title: 'deviceTitle', text: 'deviceText', icon: 'camera', tone: 'bad' },
  error_code_3: { title: 'tokenTitle', text: 'tokenText', icon: 'clock', tone: 'plain' },
  error_code_4: { title: 'errorTitle', text: 'unknownErrorText', icon: 'camera', tone: 'bad' },
  error_code_5: RETRIES,
  error_code_6: RETRIES,
  unknown: SOMETHING,
};

/** The last screen: how it ended, as far as the end user may know. */
export function Ended() {
  const { flow, texts, device } = useScene();
  const { session, failure } = useFlowState(flow);
  const code = failure ?? session.error_code;
  const end = code ? FAILURES[code] : OUTCOMES[session.outcome ?? 'unknown'];
  return (
    <Screen
      title={texts[end.title]}
      icon={end.icon}
      tone={end.tone}
      actions={flow.isShown && <Primary onClick={() => flow.close()}>{texts.done}</Primary>}
    >
      <p>{texts[end.text]}</p>
      {device.isHanded && <p>{texts.backToComputer}</p>}
    </Screen>
  );
}
