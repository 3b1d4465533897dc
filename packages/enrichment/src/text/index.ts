export { analyseText } from './analyse-text';
export { nameSpellings } from './name-similarity';
export { openTextData, type TextData } from './open-text-data';
export { randomnessScore } from './randomness';
