export { checkDocument, type DocumentAnswer, type DocumentTask } from './document/check-document';
export type { DocumentFinding } from './document/judge';
export { decodePicture, encodeJpeg, UnreadablePicture } from './image/codecs';
export { type Box, crop } from './image/crop';
export type { Point, Quad } from './image/perspective';
export type { Raster } from './image/raster';
export { resize } from './image/resize';
export { installedOcrModels } from './ocr/installed-models';
export { type OcrModels, openReader, type TextReader } from './ocr/reader';
