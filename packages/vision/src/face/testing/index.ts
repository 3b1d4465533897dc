export { eyeEvidence } from '../eyes';
export { faceDistance, OTHER_PERSON, SAME_PERSON } from '../match';
export { openNet, planes } from '../onnx/net';
export { recognitionModel } from '../onnx/nets';
export { sampleSquare } from '../sample';
export { renderHead } from './render-head';
