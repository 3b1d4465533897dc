export { analyseEmail, analyseEmailDomain, type EmailDomainFacts, type EmailFacts } from './analyse-email';
export { readRdapDomain, readWhois } from './domain-registration';
export { dmarcEnforced, readDmarc, readSpf, spfIsStrict } from './mail-policies';
export { type EmailData, emailDataSteps, openEmailData } from './open-email-data';
