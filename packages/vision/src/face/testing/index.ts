export { eyeEvidence } from '../eyes';
export { judgeLight } from '../light';
export { inspectLight } from '../light-frames';
export { type LightSample, lightSample } from '../light-sample';
export { faceDistance, OTHER_PERSON, SAME_PERSON } from '../match';
export { openNet, planes } from '../onnx/face-engine';
export { recognitionModel } from '../onnx/nets';
export { sampleSquare } from '../sample';
export { type HeadLight, headLight, renderHead } from './render-head';
