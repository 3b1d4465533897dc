import { useEffect, useState } from 'preact/hooks';
import { type FileFault, faultOf } from '../model/accepted-files';
import { useScene } from '../model/use-flow';
import { type ExampleKind, Examples } from '../view/examples';
import { Picture } from '../view/icons';
import { Alert, Primary, Screen, Secondary } from '../view/screen';

/** Address of bytes of this page, as long as the component is there. */
function useAddress(bytes: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

/** The end user looks at what was taken before it is sent. */
export function Review(props: {
  readonly picture: Blob;
  readonly name?: string;
  /** What is looked at: other questions are asked of a face. */
  readonly of: 'document' | 'face';
  readonly onUse: () => void;
  readonly onRetake: () => void;
}) {
  const { texts } = useScene();
  const url = useAddress(props.picture);
  const isFace = props.of === 'face';
  const isPicture = props.picture.type.startsWith('image/');
  return (
    <Screen
      title={isFace ? texts.reviewFaceTitle : texts.reviewTitle}
      actions={
        <>
          <Primary icon="check" onClick={props.onUse}>
            {texts.useThis}
          </Primary>
          <Secondary onClick={props.onRetake}>{texts.retake}</Secondary>
        </>
      }
    >
      {isPicture && url && <img class="still" src={url} alt={texts.pictureTaken} />}
      {!isPicture && (
        <p class="tip">
          <Picture name="files" />
          <span>{props.name}</span>
        </p>
      )}
      <p class="quiet">{isFace ? texts.reviewFaceText : texts.reviewText}</p>
    </Screen>
  );
}

/** A button that lets the end user choose files; what cannot be taken is named at once. */
export function FileButton(props: {
  readonly label: string;
  readonly accept: string;
  readonly isMain?: boolean;
  readonly isMany?: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}) {
  const { texts } = useScene();
  const [fault, setFault] = useState<FileFault | null>(null);
  const onChange = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    const faults = await Promise.all(files.map((file) => faultOf(file, props.accept)));
    setFault(faults.find((found) => found !== null) ?? null);
    const good = files.filter((_, index) => faults[index] === null);
    if (good.length > 0) props.onChosen(good);
  };
  return (
    <>
      <label class={`file ${props.isMain ? 'main' : ''}`}>
        <Picture name="upload" />
        <span>{props.label}</span>
        <input
          type="file"
          accept={props.accept}
          multiple={props.isMany ?? false}
          onChange={(event) => void onChange(event)}
        />
      </label>
      {fault && <Alert>{texts[fault]}</Alert>}
    </>
  );
}

/** A file in place of the camera. */
export function FileScreen(props: {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly example: ExampleKind;
  readonly onChosen: (file: File) => void;
  /** Back to the camera; left out = there is none. */
  readonly onCamera?: (() => void) | undefined;
}) {
  const { flow, texts } = useScene();
  const { onCamera } = props;
  return (
    <Screen
      title={props.title}
      icon="upload"
      actions={
        <>
          <FileButton
            isMain
            label={texts.chooseFile}
            accept={props.accept}
            onChosen={([file]) => file && props.onChosen(file)}
          />
          {onCamera ? (
            <Secondary icon="camera" onClick={onCamera}>
              {texts.cameraInstead}
            </Secondary>
          ) : (
            <button class="link" type="button" onClick={() => flow.fail('error_code_1')}>
              {texts.giveUp}
            </button>
          )}
        </>
      }
    >
      <p>{props.text}</p>
      <Examples kind={props.example} />
    </Screen>
  );
}
