export { rotate } from '../image/perspective';
export { generateMrz, type MrzContent } from '../mrz/generate';
export { parseMrz } from '../mrz/parse';
export { readMrzRows } from '../mrz/read-rows';
export { blur, noise, photograph, random, reflect, shake } from './degrade';
export { drawDocument, surface } from './draw-document';
export { plainTask } from './plain-task';
export { BY_HAND, printedDocument, TRAVELLER } from './printed-document';
export { harmfulModel, tinyManifest, tinyModel } from './tiny-model';
