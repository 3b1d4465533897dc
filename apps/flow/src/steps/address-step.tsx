import { useState } from 'preact/hooks';
import { DocumentCamera } from '../camera/document-camera';
import { PICTURES_AND_PDF } from '../model/accepted-files';
import { useFlowState, useScene } from '../model/use-flow';
import { Examples } from '../view/examples';
import { Picture } from '../view/icons';
import { Alert, Screen, Secondary } from '../view/screen';
import { FileButton } from './file-choice';
import { Review } from './review';

/** ISO 216, upright: width by height. */
const PAGE_ASPECT = 210 / 297;

interface Page {
  readonly bytes: Blob;
  readonly name: string;
  readonly method: 'CAMERA' | 'UPLOAD';
}

/** A bill or letter: a file, or a picture of it. */
export function AddressStep() {
  const { flow, texts, device } = useScene();
  const { refused } = useFlowState(flow);
  const [page, setPage] = useState<Page | null>(null);
  const [byCamera, setByCamera] = useState(false);
  const choose = ([file]: readonly File[]) =>
    file && setPage({ bytes: file, name: file.name, method: 'UPLOAD' });
  async function use({ bytes, method }: Page) {
    if (!(await flow.deliver([{ slot: 'proofOfAddressFile', bytes, method }]))) setPage(null);
  }
  if (page) {
    return (
      <Review
        of="document"
        picture={page.bytes}
        name={page.name}
        onUse={() => void use(page)}
        onRetake={() => setPage(null)}
      />
    );
  }
  if (byCamera) {
    return (
      <DocumentCamera
        title={texts.addressTitle}
        aspect={PAGE_ASPECT}
        example="page"
        burst={0}
        further={0}
        onTaken={({ picture }) => setPage({ bytes: picture, name: '', method: 'CAMERA' })}
        onUpload={() => setByCamera(false)}
      />
    );
  }
  return (
    <Screen
      title={texts.addressTitle}
      icon="home"
      actions={
        <>
          <FileButton isMain label={texts.chooseFile} accept={PICTURES_AND_PDF} onChosen={choose} />
          {device.hasCamera && (
            <Secondary icon="camera" onClick={() => setByCamera(true)}>
              {texts.takePicture}
            </Secondary>
          )}
        </>
      }
    >
      {refused && <Alert>{texts.refused}</Alert>}
      <p>{texts.addressText}</p>
      <Examples kind="page" />
      <p class="tip">
        <Picture name="files" />
        <span>{texts.addressFile}</span>
      </p>
    </Screen>
  );
}
