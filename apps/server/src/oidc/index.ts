export { type OidcFlow, type OidcPerson, OidcProvider } from './provider';
export { type OidcSettings, oidcSettings, readOidcFile } from './settings';
