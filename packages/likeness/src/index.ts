export { editDistance } from './edit-distance';
export { jaroWinkler, mostAlike } from './jaro-winkler';
export { asciiSigns } from './phone-signs';
