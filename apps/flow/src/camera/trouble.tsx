import { useScene } from '../model/use-flow';
import type { TextName } from '../texts/text-names';
import { Primary, Screen, Secondary } from '../view/screen';
import type { CameraTrouble } from './camera';

const WORDS: { readonly [trouble in CameraTrouble | 'engine']: readonly [TextName, TextName] } = {
  denied: ['cameraDeniedTitle', 'cameraDeniedText'],
  none: ['cameraNoneTitle', 'cameraNoneText'],
  busy: ['cameraBusyTitle', 'cameraBusyText'],
  insecure: ['cameraNoneTitle', 'cameraNoneText'],
  engine: ['engineTitle', 'engineText'],
};

/** Why there is no picture, and the ways on: again, a file instead, or none. */
export function Trouble(props: {
  readonly kind: CameraTrouble | 'engine';
  readonly onAgain: () => void;
  readonly onUpload: () => void;
}) {
  const { flow, texts } = useScene();
  const [title, text] = WORDS[props.kind];
  const giveUp = () => flow.fail(props.kind === 'engine' ? 'error_code_4' : 'error_code_1');
  return (
    <Screen
      title={texts[title]}
      icon="camera"
      tone="bad"
      actions={
        <>
          <Primary onClick={props.onAgain}>{texts.tryAgain}</Primary>
          <Secondary icon="upload" onClick={props.onUpload}>
            {texts.uploadInstead}
          </Secondary>
          <button class="link" type="button" onClick={giveUp}>
            {texts.giveUp}
          </button>
        </>
      }
    >
      <p>{texts[text]}</p>
    </Screen>
  );
}
