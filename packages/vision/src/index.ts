export { readAamva } from './barcode/aamva';
export { cardFields } from './barcode/card-fields';
export { identityCodeAmong } from './barcode/identity-codes';
export { type Barcode, readBarcodes } from './barcode/read-barcodes';
export { type CardReading, readCard } from './card/read-card';
export { BadDer } from './chip/der';
export { provenLists } from './chip/proven-lists';
export { agreeWithChip } from './chip/reader-key';
export type { RevocationList, WrittenRevocationList } from './chip/revocation-list';
export { readTrustFile, type TrustFile } from './chip/trust-store';
export { verifyChip } from './chip/verify-chip';
export { checkDocument, type DocumentAnswer } from './document/check-document';
export { nameAgreement } from './document/name-match';
export { checkSelfie } from './face/check-selfie';
export { compareFaces } from './face/compare-faces';
export { FaceIndex, type FaceIndexParts } from './face/face-index';
export { openInstalledFaceEngine } from './face/installed-engine';
export type { FaceEngine } from './face/onnx/face-engine';
export { readFaceModel } from './face/onnx/model-files';
export { decodePicture, encodeJpeg } from './image/codecs';
export { crop } from './image/crop';
export type { Quad } from './image/perspective';
export {
  copyOf,
  hashBytes,
  hashFrom,
  isCopyOf,
  lookOf,
  type PictureHash,
  PictureIndex,
  type PictureLook,
  pictureHash,
} from './image/picture-hash';
export { decodePortrait, isPortrait } from './image/portrait';
export type { Raster } from './image/raster';
export { resize } from './image/resize';
export { UnreadablePicture } from './image/unreadable-picture';
export {
  type DropInModel,
  judgeSuspicion,
  openDropInModel,
  tryModel,
  UnusableModel,
} from './models/drop-in-model';
export {
  BadModelManifest,
  type ModelManifest,
  readModelManifest,
} from './models/manifest';
export type { Mrz } from './mrz/parse';
export { installedOcrModels } from './ocr/installed-models';
export { openReader, type TextReader } from './ocr/reader';
export { type PaperReading, readPaperFile } from './paper/read-paper-file';
export { inspectPdf } from './pdf/inspect-pdf';
export { UnreadablePdf } from './pdf/structure';
export { readSealFile } from './seal/seal-certificates';
export type { PaperSeal } from './seal/sealed-paper';
export { readTwoDoc, type TwoDoc } from './seal/two-doc';
export { readVds, type Vds } from './seal/vds';
export { readVdsNc, type VdsNc } from './seal/vds-nc';
export { verifySeal, verifyVds, verifyVdsNc } from './seal/verify-seal';
