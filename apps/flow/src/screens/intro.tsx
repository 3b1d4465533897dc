import type { CaptureStep } from '@assay/contract';
import { useFlowState, useScene } from '../model/use-flow';
import type { TextName } from '../texts/text-names';
import { type IconName, Picture } from '../view/icons';
import { Primary, Screen } from '../view/screen';

const NEEDS: { readonly [step in CaptureStep]: readonly [IconName, TextName, TextName] } = {
  DOCUMENT: ['document', 'needDocument', 'needDocumentHint'],
  SELFIE: ['face', 'needSelfie', 'needSelfieHint'],
  PROOF_OF_ADDRESS: ['home', 'needAddress', 'needAddressHint'],
  CREDIT_CARD: ['card', 'needCard', 'needCardHint'],
  EVIDENCE: ['files', 'needEvidence', 'needEvidenceHint'],
};

/** What will be asked for, what becomes of it, and the end user's word that this is all right. */
export function Intro() {
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
