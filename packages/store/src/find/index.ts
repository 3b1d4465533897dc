export { countUnfound, everythingFound, type FoundBy, giveFindRows } from './backfill';
export {
  factsOfKeys,
  type KeyFacts,
  type KeyPeriod,
  type Neighbour,
  neighboursOf,
  peopleOfKeys,
} from './links';
export {
  type EvaluationFilter,
  type EvaluationPage,
  listEvaluations,
  readEvaluations,
} from './list-evaluations';
export { type KeyMatches, matchesOf, matchesOfTerms } from './matches';
export { changePreferences, readPreferences } from './preferences';
export { countViews, deleteView, listViews, type SavedViewRow, saveView } from './views';
