import type { DomainRegistration } from '../domain-registration';

interface WhoisAnswer {
  readonly layout: string;
  readonly text: string;
  readonly expected: Partial<DomainRegistration>;
}

/** Invented WHOIS responses in the layouts that registries use; names and numbers aren't real. */
export const WHOIS_ANSWERS: readonly WhoisAnswer[] = [
  {
    layout: 'the generic registries',
    text: `   Domain Name: EXAMPLE.COM
   Registrar WHOIS Server: whois.example-registrar.test
   Updated Date: 2026-08-14T07:01:34Z
   Creation Date: 1995-08-14T04:00:00Z
   Registry Expiry Date: 2027-08-13T04:00:00Z
   Registrar: Example Registrar, LLC
   Domain Status: clientTransferProhibited https://icann.org/epp
Registrant Organization: REDACTED FOR PRIVACY
>>> Last update of whois database: 2026-11-19T00:00:00Z <<<`,
    expected: {
      created: '1995-08-14 04:00:00',
      updated: '2026-08-14 07:01:34',
      expires: '2027-08-13 04:00:00',
      registrar_name: 'Example Registrar, LLC',
      registered_to: null,
      registered: true,
    },
  },
  {
    layout: 'the United Kingdom',
    text: `
    Domain name:
        example.co.uk

    Registrant:
        Example Trading Ltd

    Registrar:
        Example Hosts Limited t/a Example [Tag = EXAMPLE]
        URL: https://www.example.test

    Relevant dates:
        Registered on: 14-Feb-1999
        Expiry date:  14-Feb-2027
        Last updated:  15-Jan-2026
`,
    expected: {
      created: '1999-02-14 00:00:00',
      expires: '2027-02-14 00:00:00',
      updated: '2026-01-15 00:00:00',
      registrar_name: 'Example Hosts Limited t/a Example',
      registered_to: 'Example Trading Ltd',
    },
  },
  {
    layout: 'Germany',
    text: 'Domain: example.de\nNserver: ns1.example.test\nStatus: connect\nChanged: 2018-03-12T21:44:25+01:00\n',
    expected: { updated: '2018-03-12 20:44:25', created: null, registered: true },
  },
  {
    layout: 'France',
    text: '%% comment\n\ndomain:      example.fr\nstatus:      ACTIVE\nregistrar:   EXAMPLE SAS\nExpiry Date: 2027-01-10T10:00:00Z\ncreated:     2000-07-26T22:00:00Z\nlast-update: 2026-01-01T09:00:00Z\n',
    expected: {
      created: '2000-07-26 22:00:00',
      expires: '2027-01-10 10:00:00',
      registrar_name: 'EXAMPLE SAS',
    },
  },
  {
    layout: 'Italy',
    text: `Domain:             example.it
Status:             ok
Created:            1999-12-10 00:00:00
Last Update:        2026-05-07 00:52:45
Expire Date:        2027-04-21

Registrant
  Organization:     Example S.p.A.
  Created:          2013-04-21 01:05:35

Registrar
  Organization:     Example Reg S.r.l.
  Name:             EXAMPLE-REG
`,
    expected: {
      created: '1999-12-10 00:00:00',
      expires: '2027-04-21 00:00:00',
      registrar_name: 'Example Reg S.r.l.',
      registered_to: 'Example S.p.A.',
    },
  },
  {
    layout: 'Brazil',
    text: 'domain:      example.com.br\nowner:       Exemplo Ltda\nnserver:     ns1.example.test\ncreated:     19990518 #162310\nchanged:     20260416\nexpires:     20270518\nstatus:      published\n',
    expected: {
      created: '1999-05-18 00:00:00',
      expires: '2027-05-18 00:00:00',
      registered_to: 'Exemplo Ltda',
    },
  },
  {
    layout: 'Japan',
    text: 'Domain Information:\n[Domain Name]                   EXAMPLE.JP\n\n[登録者名]                      例株式会社\n\n[登録年月日]                    2001/03/26\n[有効期限]                      2027/03/31\n[最終更新]                      2026/04/01 01:05:22 (JST)\n',
    expected: {
      created: '2001-03-26 00:00:00',
      expires: '2027-03-31 00:00:00',
      updated: '2026-03-31 16:05:22',
    },
  },
  {
    layout: 'Japan, second level',
    text: 'Domain Information:\na. [Domain Name]                EXAMPLE.CO.JP\n[State]                         Connected (2027/03/31)\n[Registered Date]               2001/03/22\n',
    expected: { created: '2001-03-22 00:00:00', expires: '2027-03-31 00:00:00' },
  },
  {
    layout: 'Korea',
    text: 'Domain Name                 : example.kr\nRegistrant                  : Example Korea\nRegistered Date             : 2007. 03. 02.\nLast Updated Date           : 2010. 10. 04.\nExpiration Date             : 2027. 03. 02.\nAuthorized Agency           : Example Inc.(http://www.example.test)\n',
    expected: {
      created: '2007-03-02 00:00:00',
      expires: '2027-03-02 00:00:00',
      registrar_name: 'Example Inc.',
    },
  },
  {
    layout: 'Russia',
    text: 'domain:        EXAMPLE.RU\nnserver:       ns1.example.test.\nstate:         REGISTERED, DELEGATED, VERIFIED\norg:           Example LLC\nregistrar:     RU-CENTER-RU\ncreated:       1997-09-23T09:45:07Z\npaid-till:     2027-09-30T21:00:00Z\nfree-date:     2027-11-01\n',
    expected: {
      created: '1997-09-23 09:45:07',
      expires: '2027-09-30 21:00:00',
      registered_to: 'Example LLC',
    },
  },
  {
    layout: 'Poland',
    text: 'DOMAIN NAME:           example.pl\nregistrant type:       organization\ncreated:               2002.09.19 13:00:00\nlast modified:         2026.08.20 10:49:24\nrenewal date:          2027.09.18 14:00:00\n\nREGISTRAR:\nExample Sp. z o.o.\nul. Przykladowa 1\n',
    expected: {
      created: '2002-09-19 13:00:00',
      expires: '2027-09-18 14:00:00',
      registrar_name: 'Example Sp. z o.o.',
    },
  },
  {
    layout: 'Czechia',
    text: 'domain:       example.cz\nregistrant:   SB:EX-1\nregistrar:    REG-EXAMPLE\nregistered:   21.07.2000 15:21:00\nchanged:      18.05.2026 23:28:45\nexpire:       22.07.2027\n\ncontact:      SB:EX-1\ncreated:      18.05.2011 23:28:26\n',
    expected: {
      created: '2000-07-21 15:21:00',
      updated: '2026-05-18 23:28:45',
      expires: '2027-07-22 00:00:00',
    },
  },
  {
    layout: 'Belgium',
    text: 'Domain:\texample.be\nStatus:\tNOT AVAILABLE\nRegistered:\tTue Dec 12 2000\n\nRegistrant:\n\tNot shown, please visit www.example.test\n\nRegistrar:\n\tName:\t Example BV\n\tWebsite: https://www.example.test\n',
    expected: {
      created: '2000-12-12 00:00:00',
      registrar_name: 'Example BV',
      registered_to: null,
      registered: true,
    },
  },
  {
    layout: 'Finland',
    text: 'domain.............: example.fi\nstatus.............: Registered\ncreated............: 30.6.2006 00:00:00\nexpires............: 4.7.2027 10:15:55\nregistrar..........: Example Oy\n',
    expected: {
      created: '2006-06-30 00:00:00',
      expires: '2027-07-04 10:15:55',
      registrar_name: 'Example Oy',
    },
  },
  {
    layout: 'Slovakia, in columns',
    text: 'Domain-name         example.sk\nTech-email          x@example.test\ndns_name            ns1.example.test\nLast-update         2010-06-28\nValid-date          2027-07-23\nDomain-status       DOM_OK\n',
    expected: { updated: '2010-06-28 00:00:00', expires: '2027-07-23 00:00:00', registered: true },
  },
  {
    layout: 'Portugal, in two languages',
    text: 'Nome de domínio / Domain Name: example.pt\nData de registo / Creation Date (dd/mm/yyyy): 09/01/2003\nData de expiração / Expiration Date (dd/mm/yyyy): 28/02/2027\nEstado / Status: ACTIVE\n\nTitular / Registrant\n   Exemplo, Lda.\n',
    expected: {
      created: '2003-01-09 00:00:00',
      expires: '2027-02-28 00:00:00',
      registered_to: 'Exemplo, Lda.',
    },
  },
  {
    layout: 'Taiwan',
    text: 'Domain Name: example.tw\n   Domain Status: ok\n   Record expires on 2027-11-09 (YYYY-MM-DD)\n   Record created on 2005-11-09 (YYYY-MM-DD)\n\nRegistration Service Provider: Example Ltd\n',
    expected: {
      created: '2005-11-09 00:00:00',
      expires: '2027-11-09 00:00:00',
      registrar_name: 'Example Ltd',
    },
  },
  {
    layout: 'China',
    text: 'Domain Name: example.cn\nRegistrant: 示例公司\nSponsoring Registrar: Example Ltd\nName Server: ns1.example.test\nRegistration Time: 2003-03-17 12:20:05\nExpiration Time: 2027-03-17 12:48:36\n',
    expected: { created: '2003-03-17 12:20:05', expires: '2027-03-17 12:48:36', registered_to: '示例公司' },
  },
  {
    layout: 'a free generic name',
    text: 'No match for "EXAMPLE-FREE.COM".\n',
    expected: { registered: false },
  },
  {
    layout: 'a free German name',
    text: 'Domain: example-free.de\nStatus: free\n',
    expected: { registered: false },
  },
  { layout: 'a free French name', text: '%% NOT FOUND\n', expected: { registered: false } },
  {
    layout: 'a free Belgian name',
    text: 'Domain:\texample.be\nStatus:\tAVAILABLE\n',
    expected: { registered: false },
  },
  {
    layout: 'British universities and authorities, values below their labels',
    text: '\nDomain:\n\texample.ac.uk\n\nRegistered For:\n\tUniversity of Example\n\nDomain Owner:\n\tUniversity of Example\n\nRegistered By:\n\tExample Networks Limited\n\nServers:\n\tns1.example.test\t192.0.2.1\n\nRenewal date:\n\tMonday 16th Jun 2031\n\nEntry updated:\n\tWednesday 20th March 2013\n\nEntry created:\n\tFriday 7th November 2003\n',
    expected: {
      created: '2003-11-07 00:00:00',
      updated: '2013-03-20 00:00:00',
      expires: '2031-06-16 00:00:00',
      registrar_name: 'Example Networks Limited',
      registered_to: 'University of Example',
      registered: true,
    },
  },
  {
    layout: 'Malaysia, letters in front of bracketed labels',
    text: 'a [Domain Name]                  example.com.my\nb [Registration No.]             D1A000000\nc [Record Created]               09-SEP-2004\nd [Record Expired]               09-SEP-2027\ne [Record Last Modified]         11-AUG-2026\n',
    expected: {
      created: '2004-09-09 00:00:00',
      updated: '2026-08-11 00:00:00',
      expires: '2027-09-09 00:00:00',
      registered: true,
    },
  },
  {
    layout: 'names below co.ca',
    text: 'domain: example.co.ca\ndate_approved: 2005-06-25 16:03:30\ndate_renewal: 2027-06-25\nns1_hostname: ns1.example.test\nregistrar: Example Enterprises Inc. (www.example.test)\n',
    expected: { created: '2005-06-25 16:03:30', expires: '2027-06-25 00:00:00', registered: true },
  },
  {
    layout: 'Tokelau, month first as the other date of the answer shows',
    text: '   Domain name:\n      EXAMPLE.TK\n\n   Domain registered: 12/18/2001\n   Record will expire on: 03/02/2027\n   Record maintained by: Dot TK Domain Registry\n',
    expected: { created: '2001-12-18 00:00:00', expires: '2027-03-02 00:00:00' },
  },
  {
    layout: 'Tokelau, month first as the registry is known to write',
    text: '   Domain name:\n      EXAMPLE.TK\n\n   Domain registered: 02/08/2001\n   Record will expire on: 03/02/2027\n   Record maintained by: Dot TK Domain Registry\n',
    expected: { created: '2001-02-08 00:00:00', expires: '2027-03-02 00:00:00' },
  },
  {
    layout: 'Thailand: the last renewal is no expiry',
    text: 'Domain Name: EXAMPLE.CO.TH\nRegistrar: Example Co., Ltd.\nStatus: ACTIVE\nRenew date: 07 Oct 2024\nCreated date: 08 Oct 1999\nExp date: 07 Oct 2027\n',
    expected: { created: '1999-10-08 00:00:00', expires: '2027-10-07 00:00:00', registered: true },
  },
  {
    layout: 'Guernsey, a date in a sentence',
    text: 'Domain:\n     example.gg\n\nDomain Status:\n     Active\n\nRelevant dates:\n     Registered on 30th April 2003 at 00:00:00.000\n     Registry fee due on 30th April each year\n',
    expected: { created: '2003-04-30 00:00:00', registered: true },
  },
  {
    layout: 'an old registry that names contacts alone',
    text: 'domain:      example.priv.at\ndescr:       An Example\nadmin-c:     EX-PRIVAT\nsource:      PRIVAT\n',
    expected: { registered: true, created: null },
  },
  {
    layout: 'a German name in use',
    text: 'Domain: example.de\nStatus: connect\n',
    expected: { registered: true },
  },
  {
    layout: 'a free name in capital letters',
    text: 'NO MATCH: example-free.edu\n',
    expected: { registered: false },
  },
  {
    layout: 'a free name behind the name itself',
    text: 'example-free.cl: no entries found.\n',
    expected: { registered: false },
  },
  {
    layout: 'a name that the registry calls invalid',
    text: 'Invalid query or domain name not known in Example Domain Registry\n',
    expected: { registered: false },
  },
  {
    layout: 'a free name in a comment',
    text: '% This query returned 0 objects.\n% You queried for example.int but this server does not have\n% any data for example.int.\n',
    expected: { registered: false },
  },
  {
    layout: 'a name missing from a database',
    text: 'This Domain is not available in our whois database\n',
    expected: { registered: false },
  },
  {
    layout: 'a refusal that names the domain',
    text: 'Error: access denied for example.ch, domain not found in the list of permitted clients\n',
    expected: { registered: null },
  },
  {
    layout: 'dates behind bare words',
    text: 'shop.example\nRegistered 2008/11/02\nExpires 2027/11/02\n',
    expected: { created: '2008-11-02 00:00:00', expires: '2027-11-02 00:00:00', registered: true },
  },
  {
    layout: 'a free name without an existing record',
    text: 'shop.example: no existing record\n',
    expected: { registered: false },
  },
  {
    layout: 'a name that is called invalid in a sentence',
    text: 'We are sorry. The domain name you have requested is not valid.\n',
    expected: { registered: false },
  },
  {
    layout: 'a name that the rules forbid',
    text: 'Error for "-x.example": the name cannot be registered because it contravenes the naming rules.\n',
    expected: { registered: false },
  },
];
