export { analyseEmail, analyseEmailDomain, type EmailDomainFacts, type EmailFacts } from './analyse-email';
export { dmarcEnforced, readDmarc } from './dmarc';
export { type EmailData, emailDataSteps, openEmailData } from './open-email-data';
export { readRdapDomain } from './rdap';
export { readSpf, spfIsStrict } from './spf';
export { readWhois } from './whois';
