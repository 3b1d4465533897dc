import { useEffect, useState } from 'preact/hooks';
import { useScene } from '../model/use-flow';
import { Picture } from '../view/icons';
import { Primary, Screen, Secondary } from '../view/screen';

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
