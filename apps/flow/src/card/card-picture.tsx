import type { CardSight, Quad } from '@assay/vision/browser';
import { useEffect, useState } from 'preact/hooks';
import { jpeg, smaller } from '../camera/still';
import type { EngineFiles } from '../engine/messages';
import { PICTURES } from '../model/accepted-files';
import { useScene } from '../model/use-flow';
import { FileButton } from '../steps/file-choice';
import { Alert } from '../view/screen';

declare const ENGINE_FILES: EngineFiles;

/** A picture of a card that may leave the page, with the number covered. */
export interface CoveredCard {
  readonly picture: Blob;
  /** Card number that was read; null if a row of digits was found but not recognized. It stays in the page. */
  readonly digits: string | null;
}

/**
 * Minimum confidence of the least certain digit of a prefilled number; one misreading in ten also has a valid
 * check digit.
 */
const SURE = 0.95;
const MAX_LENGTH = 1600;
const LOOKED_AT = 1000;
/** Rotations to try: as taken first, then upside down, then on both sides. */
const QUARTERS = [0, 2, 1, 3];

/** Rotates a picture clockwise by quarter turns and limits its longer side to {@link LONGEST} pixels. */
function turned(bitmap: ImageBitmap, quarters: number): HTMLCanvasElement {
  const scale = Math.min(1, MAX_LENGTH / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = quarters % 2 ? height : width;
  canvas.height = quarters % 2 ? width : height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not create a canvas.');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  // Later drawing uses the canvas's own pixel coordinates.
  context.setTransform(1, 0, 0, 1, 0, 0);
  return canvas;
}

/** Sends one picture to the worker; the caller terminates the worker. */
const ask = (worker: Worker, picture: ImageData): Promise<CardSight | null> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CardSight | null>) => resolve(data);
    worker.onerror = () => reject(new Error('Could not start the engine.'));
    worker.postMessage(picture, [picture.data.buffer]);
  });

/**
 * Draws over the areas that must not leave the page.
 * @param scale canvas pixels per unit of the quads
 */
function cover(canvas: HTMLCanvasElement, quads: readonly Quad[], scale: number): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Could not create a canvas.');
  context.fillStyle = '#000';
  for (const quad of quads) {
    context.beginPath();
    for (const { x, y } of quad) context.lineTo(x * scale, y * scale);
    context.closePath();
    context.fill();
  }
}

const wiped = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0;
  canvas.height = 0;
};

/**
 * Finds the number in a picture of a card in any orientation. Covers all digits except the first six and last
 * four, and also covers separate groups that may be a security code.
 * @returns null if no row of digits was found; the picture must not be sent then
 * @throws when the picture can't be opened or the engine can't be started
 */
async function coverCard(file: Blob): Promise<CoveredCard | null> {
  const bitmap = await createImageBitmap(file);
  const worker = new Worker(ENGINE_FILES.card);
  let best: { readonly quarters: number; readonly sight: CardSight; readonly looked: number } | null = null;
  try {
    for (const quarters of QUARTERS) {
      const canvas = turned(bitmap, quarters);
      const pixels = smaller(canvas, canvas, LOOKED_AT);
      const looked = pixels.width;
      const sight = await ask(worker, pixels);
      wiped(canvas);
      if (!sight?.hasRow) continue;
      if (sight.number || !best) best = { quarters, sight, looked };
      if (sight.number) break;
    }
    if (!best) return null;
    const canvas = turned(bitmap, best.quarters);
    const { number, covered } = best.sight;
    const sure = number && number.sureness >= SURE ? number : null;
    cover(canvas, number && !sure ? [...covered, number.row] : covered, canvas.width / best.looked);
    // The covered picture is checked again before it may be sent.
    const again = await ask(worker, smaller(canvas, canvas, LOOKED_AT));
    if (!again || again.hasRow) return null;
    const picture = await jpeg(canvas);
    wiped(canvas);
    return { picture, digits: sure?.digits ?? null };
  } finally {
    worker.terminate();
    bitmap.close();
  }
}

/**
 * Lets the end user add a picture of the card's front and shows it as it will be sent, with the number
 * covered.
 */
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
