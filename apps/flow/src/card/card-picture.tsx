import { useEffect, useState } from 'preact/hooks';
import { PICTURES } from '../model/accepted-files';
import { useScene } from '../model/use-flow';
import { FileButton } from '../steps/file-choice';
import { Alert } from '../view/screen';
import { type CoveredCard, coverCard } from './covered-card';

/** Lets the end user add a picture of a card's front; it is shown as it would be sent, its number covered. */
export function CardPicture(props: {
  readonly shown: CoveredCard | null;
  readonly onCovered: (card: CoveredCard | null) => void;
}) {
  const { texts } = useScene();
  const { shown, onCovered } = props;
  const [isLooking, setIsLooking] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!shown) return setUrl(null);
    const made = URL.createObjectURL(shown.picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  const look = async (file: File) => {
    onCovered(null);
    setIsMissed(false);
    setIsLooking(true);
    const covered = await coverCard(file).catch(() => null);
    setIsLooking(false);
    setIsMissed(covered === null);
    onCovered(covered);
  };
  return (
    <div>
      <FileButton
        label={isLooking ? texts.waitingTitle : texts.cardPicture}
        accept={PICTURES}
        onChosen={([file]) => file && !isLooking && void look(file)}
      />
      <p class="quiet">{texts.cardPictureText}</p>
      {isMissed && <Alert>{texts.cardPictureNone}</Alert>}
      {url && <img class="still" src={url} alt={texts.cardPictureAlt} />}
    </div>
  );
}
