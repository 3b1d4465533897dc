export { StartFailed } from './group-keeper';
export { isMember, joinGroup, keepGroup, leaveGroup } from './run-group';
