export { analyseText, type StringAnalysis } from './analyse-text';
export { jaroWinkler, nameSimilarity } from './name-similarity';
export { openTextData, type TextData, type TextDataOptions } from './open-text-data';
export { randomnessScore } from './randomness';
