import { useState } from 'preact/hooks';
import type { Capture } from '../api/flow-api';
import { DocumentCamera, type Shot } from '../camera/document-camera';
import { PICTURES } from '../model/accepted-files';
import type { DocumentChoice } from '../model/flow';
import { useFlowState, useScene } from '../model/use-flow';
import { Alert } from '../view/screen';
import { ChooseDocument, presetChoice, rememberedChoice } from './choose-document';
import { FileScreen, Review } from './file-choice';

/** ISO/IEC 7810: ID-3 for passports, ID-1 for cards; width by height. */
const PASSPORT_ASPECT = 125 / 88;
const CARD_ASPECT = 85.6 / 53.98;
/** Stills behind the first, and how many of all are sent beside the sharpest: of six that the server takes, and reads three. */
const PASSPORT = { burst: 5, further: 3 } as const;
const CARD = { burst: 3, further: 2 } as const;

interface Side {
  readonly shot: Shot;
  readonly method: 'CAMERA' | 'UPLOAD';
}

const capturesOf = (slot: 'documentFront' | 'documentBack', { shot, method }: Side): readonly Capture[] => [
  { slot, bytes: shot.picture, method, camera: shot.camera },
  ...shot.frames.map((frame) => ({ slot: 'documentFrames' as const, ...frame, method, camera: shot.camera })),
];

/** Which document, its front, and its back where it has one. */
export function DocumentStep() {
  const { flow, texts } = useScene();
  const { session, uploadsOnly, refused } = useFlowState(flow);
  const [choice, setChoice] = useState<DocumentChoice | null>(
    () => presetChoice(session) ?? rememberedChoice(session, flow.documentChoice),
  );
  const [front, setFront] = useState<Side | null>(null);
  const [shown, setShown] = useState<Side | null>(null);
  const [uploads, setUploads] = useState(uploadsOnly);
  if (!choice) {
    const choose = (chosen: DocumentChoice) => {
      flow.documentChoice = chosen;
      setChoice(chosen);
    };
    return <ChooseDocument onChosen={choose} />;
  }

  const { type, country } = choice;
  const isPassport = type === 'PASSPORT';
  const isBack = front !== null;
  const title = isPassport ? texts.passportTitle : isBack ? texts.backTitle : texts.frontTitle;

  async function use(side: Side) {
    if (!isPassport && !front) {
      setFront(side);
      return setShown(null);
    }
    const captures = front
      ? [...capturesOf('documentFront', front), ...capturesOf('documentBack', side)]
      : capturesOf('documentFront', side);
    const wasTaken = await flow.deliver(captures, { document_type: type, country });
    if (wasTaken) return;
    setFront(null);
    setShown(null);
  }

  if (shown) {
    return (
      <Review
        of="document"
        picture={shown.shot.picture}
        onUse={() => void use(shown)}
        onRetake={() => setShown(null)}
      />
    );
  }
  return (
    <>
      {refused && <Alert>{texts.refused}</Alert>}
      {uploads ? (
        <FileScreen
          key={title}
          title={title}
          text={texts.fileText}
          accept={PICTURES}
          example={isPassport ? 'passport' : 'card'}
          onChosen={(file) =>
            setShown({ shot: { picture: file, frames: [], camera: null }, method: 'UPLOAD' })
          }
          onCamera={uploadsOnly ? undefined : () => setUploads(false)}
        />
      ) : (
        <DocumentCamera
          key={title}
          title={title}
          aspect={isPassport ? PASSPORT_ASPECT : CARD_ASPECT}
          example={isPassport ? 'passport' : 'card'}
          {...(isPassport ? PASSPORT : CARD)}
          onTaken={(shot) => setShown({ shot, method: 'CAMERA' })}
          onUpload={() => setUploads(true)}
        />
      )}
    </>
  );
}
