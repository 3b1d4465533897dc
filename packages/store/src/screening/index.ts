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
export type { RowPerson, StoredPerson } from './findings';
export {
  type CaseFinding,
  type FoundMatch,
  type MatchTriage,
  recordFinding,
  type ScreeningCase,
} from './findings';
export {
  anyBehind,
  catchUpLists,
  enterGeneration,
  type FollowingName,
  followDefaultSchedules,
  type Generation,
  type NamesPage,
  namesFollowing,
  namesMatching,
  namesWritten,
  newestGeneration,
  settingsFollowing,
  stepLists,
  writtenMark,
} from './list-followers';
export type { MonitoredMatch } from './monitored-matches';
export type { MonitoredAsked } from './monitored-names';
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
export { listSearchProfiles, removeSearchProfile, type SearchProfile, saveSearchProfile } from './profiles';
export {
  AUTO_RESOLUTION,
  casesToTriage,
  countResolutions,
  listResolutions,
  lockCase,
  markTriaged,
  type Resolution,
  type ResolutionCounts,
  type ResolutionOutcome,
  storeResolution,
} from './resolutions';
export {
  eraseScreenings,
  exportScreenings,
  type NewScreening,
  removeScreeningsBefore,
  type StoredScreening,
  screeningPlace,
  screeningsBetween,
  screeningWriter,
  storeScreening,
} from './screenings';
export {
  clearedMatches,
  endWhitelisted,
  eraseWhitelisted,
  exportWhitelisted,
  forgetWhitelisted,
  listWhitelisted,
  type NewWhitelisted,
  spacesWithExpired,
  storeWhitelisted,
  undecideWhitelisted,
  type WhitelistedNow,
} from './whitelist';
