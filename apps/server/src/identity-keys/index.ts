export {
  findKey,
  hashOf as hashOfLetters,
  lettersOf as lettersOfHash,
  readFindKey,
  readIdentifier,
  userHashOf,
} from './find-key';
export { findTerms, nameTerms, termsOf } from './find-terms';
export { type Hasher, rememberingHasher } from './hasher';
export { fraudHistory } from './history';
export { storedKeys } from './stored-keys';
export {
  type HistoryKind,
  type KeyHashes,
  keptHashes,
  keyHash,
  mailboxOfText,
  phoneSpellings,
  sightedKeys,
  spelledPhoneKeys,
  subjectsOf,
  velocityKeys,
} from './velocity-keys';
