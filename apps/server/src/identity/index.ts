export { FIRST_ACCOUNT_NAME } from './accounts/bootstrap';
export type { RoutePorts } from './accounts/directory';
export { type Caller, Directory } from './accounts/directory';
export { admits, callerOf, remoteAddress, SCOPES, type Scope } from './keys/authenticate';
export { readOidcFile } from './oidc/settings';
export {
  identify,
  type Principal,
  personBehind,
  requireOwner,
  requireRole,
  roleOf,
  sessionActor,
  userBehind,
} from './roles/principal';
export { readCookie, setCookie } from './sign-in/browser-cookie';
export { namesOf } from './users/person-names';
