export { FIRST_ACCOUNT_NAME } from './accounts/bootstrap';
export { type Caller, Directory } from './accounts/directory';
export type { RoutePorts } from './accounts/route-ports';
export { admits, callerOf } from './keys/admission';
export { remoteAddress } from './keys/authenticate';
export { SCOPES, type Scope } from './keys/scopes';
export { readOidcFile } from './oidc/settings';
export {
  identify,
  type Principal,
  personBehind,
  requireOwner,
  requireRole,
  sessionActor,
  userBehind,
} from './roles/principal';
export { roleOf } from './roles/roles';
export { readCookie, setCookie } from './sign-in/browser-cookie';
export { namesOf } from './users/person-names';
