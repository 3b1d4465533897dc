import { useState } from 'preact/hooks';
import type { Capture } from '../api/flow-api';
import { PICTURES } from '../model/accepted-files';
import { useFlowState, useScene } from '../model/use-flow';
import { SelfieCamera } from '../selfie/selfie-camera';
import { Examples } from '../view/examples';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen, Secondary } from '../view/screen';
import { FileScreen, Review } from './file-choice';

type Way = 'intro' | 'camera' | 'late' | 'upload';

/** A face, and that a person is there. */
export function SelfieStep() {
  const { flow, texts } = useScene();
  const { uploadsOnly } = useFlowState(flow);
  const [way, setWay] = useState<Way>(uploadsOnly ? 'upload' : 'intro');
  const [stillHead, setStillHead] = useState(false);
  const [file, setFile] = useState<File | null>(null);

  async function deliver(captures: readonly Capture[]) {
    if (await flow.deliver(captures)) return;
    setFile(null);
    setWay(uploadsOnly ? 'upload' : 'intro');
  }

  const start = (still: boolean) => {
    setStillHead(still);
    setWay('camera');
  };
  if (file) {
    return (
      <Review
        of="face"
        picture={file}
        onUse={() => void deliver([{ slot: 'selfieImage', bytes: file, method: 'UPLOAD' }])}
        onRetake={() => setFile(null)}
      />
    );
  }
  if (way === 'upload') {
    return (
      <FileScreen
        example="face"
        title={texts.selfieTitle}
        text={texts.selfieUploadText}
        accept={PICTURES}
        onChosen={setFile}
        onCamera={uploadsOnly ? undefined : () => setWay('intro')}
      />
    );
  }
  if (way === 'camera') {
    return (
      <SelfieCamera
        stillHead={stillHead}
        onDone={(captures) => void deliver(captures)}
        onLate={() => setWay('late')}
        onUpload={() => setWay('upload')}
      />
    );
  }
  return <SelfieIntro isLate={way === 'late'} onStart={start} onUpload={() => setWay('upload')} />;
}

interface SelfieIntroProps {
  /** The camera was tried in vain. */
  readonly isLate: boolean;
  readonly onStart: (stillHead: boolean) => void;
  readonly onUpload: () => void;
}

function SelfieIntro({ isLate, onStart, onUpload }: SelfieIntroProps) {
  const { flow, texts } = useScene();
  const { refused } = useFlowState(flow);
  return (
    <Screen
      title={isLate ? texts.selfieAgainTitle : texts.selfieTitle}
      icon={isLate ? 'warning' : 'face'}
      tone={isLate ? 'bad' : 'plain'}
      actions={
        <>
          <Primary icon="camera" onClick={() => onStart(false)}>
            {isLate ? texts.tryAgain : texts.selfieStart}
          </Primary>
          <Secondary onClick={() => onStart(true)}>
            <span>
              {texts.stillHead}
              <small>{texts.stillHeadText}</small>
            </span>
          </Secondary>
          <button class="link" type="button" onClick={onUpload}>
            {texts.uploadInstead}
          </button>
        </>
      }
    >
      {refused && <Alert>{texts.refused}</Alert>}
      <p>{isLate ? texts.selfieAgainText : texts.selfieText}</p>
      <Examples kind="face" />
      <p class="tip">
        <Picture name="sun" />
        <span>{texts.selfieTips}</span>
      </p>
    </Screen>
  );
}
