export { analyseText, type StringAnalysis } from './analyse-text';
export { nameSimilarity } from './name-similarity';
export { openTextData, type TextData, type TextDataOptions } from './open-text-data';
export { randomnessScore } from './randomness';
