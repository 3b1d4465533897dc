import { type CardSight, installedCellWeights, readCardNumber, toGrey } from '@assay/vision/browser';

/** The used part of a worker's global scope; the types of the page describe a window. */
interface Scope {
  onmessage: ((event: { readonly data: ImageData }) => void) | null;
  postMessage(answer: CardSight | null): void;
}
const scope = self as unknown as Scope;

scope.onmessage = ({ data: picture }) => {
  try {
    scope.postMessage(readCardNumber(toGrey(picture), installedCellWeights()));
  } catch {
    scope.postMessage(null);
  }
  // The picture contained the card number.
  picture.data.fill(0);
};
