export {
  type CaseAction,
  type CaseEvent,
  type CaseMatch,
  type CaseSubject,
  caseSubject,
  changeCase,
  countOpenCases,
  decideMatches,
  eraseCases,
  exportCases,
  findCase,
  listCases,
  lockUndecided,
  removeCasesBefore,
  undecideMatches,
  type WholeCase,
} from './cases';
export { accountsWithDue, type Checked, checkDue, type DueName } from './due-names';
export { type CaseFinding, type FoundMatch, recordFinding, type ScreeningCase } from './findings';
export { enterGeneration, type Generation, newestGeneration } from './generations';
export {
  anyBehind,
  catchUpLists,
  type FollowingName,
  followDefaultSchedules,
  type NamesPage,
  namesFollowing,
  namesMatching,
  namesWritten,
  settingsFollowing,
  stepLists,
  writtenMark,
} from './list-followers';
export type { MonitoredAsked } from './monitored-asked';
export type { MonitoredMatch } from './monitored-matches';
export {
  changeMonitored,
  countMonitored,
  type Enrolment,
  enrol,
  eraseMonitoredNames,
  exportMonitoredNames,
  isProfileMonitored,
  listMonitored,
  listMonitoringChanges,
  type MonitoredName,
  type MonitoringChange,
  removeMonitored,
  removeMonitoringChangesBefore,
} from './monitored-names';
export { countMonitoredAsked, sortMonitored, spacesWithUnsorted } from './monitored-terms';
export type { RowPerson, StoredPerson } from './person';
export { listSearchProfiles, removeSearchProfile, type SearchProfile, saveSearchProfile } from './profiles';
export {
  eraseScreenings,
  exportScreenings,
  keepScreening,
  type NewScreening,
  removeScreeningsBefore,
  screeningPlace,
  screeningWriter,
} from './screenings';
export {
  endWhitelisted,
  eraseWhitelisted,
  exportWhitelisted,
  forgetWhitelisted,
  keepWhitelisted,
  listWhitelisted,
  type NewWhitelisted,
  passedOver,
  spacesWithExpired,
  undecideWhitelisted,
  type WhitelistedNow,
} from './whitelist';
