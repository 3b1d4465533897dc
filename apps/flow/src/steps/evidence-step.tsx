import { MOST_OF_SLOT } from '@assay/contract';
import { useState } from 'preact/hooks';
import { PICTURES_AND_PDF } from '../model/accepted-files';
import { useFlowState, useScene } from '../model/use-flow';
import { fill } from '../texts/texts';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen } from '../view/screen';
import { FileButton } from './file-choice';

const KINDS = ['BANK_STATEMENT', 'UTILITY_BILL', 'DRIVERS_LICENSE', 'OTHER'] as const;
const MOST = MOST_OF_SLOT.evidenceCollectionFiles ?? 1;

/** Files of whatever the workflow asks for. */
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
