export { editDistance } from './edit-distance';
export { jaroWinkler, maxJaroWinkler } from './jaro-winkler';
export { asciiCharacters, withoutTrunkZero } from './phone-characters';
