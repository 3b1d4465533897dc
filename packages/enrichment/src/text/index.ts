export { analyseText } from './analyse-text';
export { openTextData, type TextData } from './open-text-data';
export { randomnessScore } from './randomness';
