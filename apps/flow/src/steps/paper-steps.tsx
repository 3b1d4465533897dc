import { MAX_PER_SLOT } from '@assay/contract';
import { useState } from 'preact/hooks';
import { DocumentCamera } from '../camera/document-camera';
import { PICTURES_AND_PDF } from '../model/accepted-files';
import { useFlowState, useScene } from '../model/use-flow';
import { fill } from '../texts/texts';
import { Examples } from '../view/examples';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen, Secondary } from '../view/screen';
import { FileButton, Review } from './file-choice';

/** Width divided by height of an upright ISO 216 page. */
const PAGE_ASPECT = 210 / 297;

interface Page {
  readonly bytes: Blob;
  readonly name: string;
  readonly method: 'CAMERA' | 'UPLOAD';
}

/** Captures a bill or letter, as a file or a picture. */
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

const KINDS = ['BANK_STATEMENT', 'UTILITY_BILL', 'DRIVERS_LICENSE', 'OTHER'] as const;
const MOST = MAX_PER_SLOT.evidenceCollectionFiles ?? 1;

/** Collects the files that the workflow asks for. */
export function EvidenceStep() {
  const { flow, texts } = useScene();
  const { refused } = useFlowState(flow);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('BANK_STATEMENT');
  const count = fill(texts.filesChosen, { count: files.length, most: MOST });
  const send = () =>
    flow.deliver(
      files.map((bytes) => ({ slot: 'evidenceCollectionFiles', bytes, method: 'UPLOAD' })),
      { document_type: kind },
    );
  return (
    <Screen
      title={texts.evidenceTitle}
      icon="files"
      actions={
        <>
          {files.length < MOST && (
            <FileButton
              isMany
              label={texts.addFile}
              accept={PICTURES_AND_PDF}
              onChosen={(more) => setFiles([...files, ...more].slice(0, MOST))}
            />
          )}
          <Primary disabled={files.length === 0} onClick={() => void send()}>
            {texts.send}
          </Primary>
        </>
      }
    >
      {refused && <Alert>{texts.refused}</Alert>}
      <p>{fill(texts.evidenceText, { most: MOST })}</p>
      <label class="field" for="evidence-kind">
        {texts.evidenceType}
      </label>
      <select
        id="evidence-kind"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
      <ul class="files">
        {files.map((file, index) => (
          <li key={`${file.name}/${index}`}>
            <Picture name="files" />
            <span>{file.name}</span>
            <button
              type="button"
              aria-label={fill(texts.removeFile, { name: file.name })}
              onClick={() => setFiles(files.filter((one) => one !== file))}
            >
              <Picture name="cross" />
            </button>
          </li>
        ))}
      </ul>
      <output class="quiet small">{count}</output>
    </Screen>
  );
}
