export { accountsFeature, retentionJob } from './accounts-feature';
export { admit, admits, callerOf, type RoutePorts } from './admission';
export { addressAllowed, isAddressOrRange } from './allowed-addresses';
export { remoteAddress } from './authenticate';
export { bootstrap, issueKey, openAccount } from './bootstrap';
export { type Caller, Directory } from './directory';
export { SCOPES, type Scope } from './scopes';
export { passwordMatches, tokenHash } from './secrets';
