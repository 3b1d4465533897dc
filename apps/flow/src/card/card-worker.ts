import { type CardSight, installedCellWeights, readCardNumber, toGrey } from '@assay/vision/browser';

/** The part of a worker's global scope that is used; the page's own types are those of a window. */
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
  // The number was in it.
  picture.data.fill(0);
};
