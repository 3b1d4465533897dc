export { readAamva } from './barcode/aamva';
export { cardFields } from './barcode/aamva-card';
export { identityCodeAmong } from './barcode/identity-codes';
export { type Barcode, readBarcodes } from './barcode/read-barcodes';
export { type CardReading, readCard } from './card/read-card';
export { BadDer } from './chip/der';
export { agreeWithChip } from './chip/reader-key';
export { provenLists } from './chip/revocation';
export type { RevocationList, WrittenRevocationList } from './chip/revocation-list';
export { readTrustFile, type TrustFile } from './chip/trust-store';
export { verifyChip } from './chip/verify-chip';
export { checkDocument, type DocumentAnswer } from './document/check-document';
export { nameAgreement } from './document/name-match';
export { checkSelfie, compareFaces } from './face/check-selfie';
export { FaceIndex, type FaceIndexParts } from './face/face-index';
export { type FaceEngine, openInstalledFaceEngine, readFaceModel } from './face/onnx/face-engine';
export { decodePicture, encodeJpeg } from './image/codecs';
export type { Quad } from './image/perspective';
export {
  copyOf,
  hashBytes,
  hashFrom,
  isCopyOf,
  lookOf,
  type PictureFeatures,
  type PictureHash,
  PictureIndex,
  pictureHash,
} from './image/picture-hash';
export { decodePortrait, isPortrait } from './image/portrait';
export { crop, type Raster, resize, UnreadablePicture } from './image/raster';
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
export { installedOcrModels, openReader, type TextReader } from './ocr/reader';
export { type PaperReading, readPaperFile } from './paper/read-paper-file';
export { inspectPdf } from './pdf/inspect-pdf';
export { UnreadablePdf } from './pdf/structure';
export { readSealFile } from './seal/seal-certificates';
export type { PaperSeal } from './seal/sealed-paper';
export { readTwoDoc, type TwoDoc } from './seal/two-doc';
export { readVds, readVdsNc, type Vds, type VdsNc } from './seal/vds';
export { verifySeal, verifyVds, verifyVdsNc } from './seal/verify-seal';
