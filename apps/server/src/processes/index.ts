export { StartFailed } from './group-keeper';
export type { Readiness } from './messages';
export { isMember, joinGroup, keepGroup, leaveGroup } from './run-group';
