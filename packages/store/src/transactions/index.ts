export {
  type ChangeRecord,
  type Feedback,
  type KeptLabel,
  labelsOf,
  listChanges,
  statesByPeople,
} from './kept-feedback';
export * from './person';
export { recountLabel, recountState } from './recount';
export * from './status';
export * from './tags';
