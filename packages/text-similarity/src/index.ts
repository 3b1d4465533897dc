export { editDistance } from './edit-distance';
export { jaroWinkler, mostAlike } from './jaro-winkler';
export { asciiSigns, withoutTrunkZero } from './phone-signs';
