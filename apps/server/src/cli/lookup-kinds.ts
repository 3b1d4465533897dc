import { hash } from 'node:crypto';
import { countryCode } from '@assay/addresses';
import { ApiError, readFloat } from '@assay/contract';
import {
  analyseEmailDomain,
  analyseText,
  distanceKm,
  nameSpellings,
  parseUserAgent,
  readWhois,
  timezoneAt,
  utcOffset,
} from '@assay/enrichment';
import { NATIONAL_ID_KINDS, nationalIdKind, readNationalId } from '@assay/national-ids';
import { isIp } from '@assay/networks';
import type { Providers } from '@assay/providers';
import type { EnrichmentData } from '../scoring/enrichment/open-enrichment';
import { fraudHistory } from '../scoring/identity-keys/history';
import { emailV3Of } from '../scoring/lookups/lookup-service';
import { ALL_SITES } from '../scoring/modules/accounts';
import { lookUpAddress } from '../scoring/modules/address';
import { lookUpBin } from '../scoring/modules/bin';
import { lookUpEmail } from '../scoring/modules/email';
import { lookUpIp } from '../scoring/modules/ip';
import { lookUpPhone } from '../scoring/modules/phone';
import type { TargetRisk } from '../scoring/modules/signal';
import type { LineWork } from './json-lines';

interface LookupTools {
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly risk: TargetRisk;
  now(): number;
  newId(): string;
}

const DEADLINE_MS = 10_000;
/** The command line has no history, so every target is new. */
const NO_HISTORY = Promise.resolve(fraudHistory([], 0, new Set()));

type Line = { readonly [key: string]: unknown };

function text(line: Line, name: string): string {
  const value = typeof line[name] === 'number' ? String(line[name]) : line[name];
  if (typeof value !== 'string') {
    throw new ApiError('badJson', `Invalid input json: ${name} should be sent as string`);
  }
  return value;
}
const optional = (line: Line, name: string): string | undefined =>
  line[name] === undefined || line[name] === null || line[name] === '' ? undefined : text(line, name);

function degrees(value: unknown, name: string, limit: number): number {
  const number = readFloat(value);
  if (number === undefined || Math.abs(number) > limit) {
    throw new ApiError(
      'badJson',
      `Invalid input json: ${name} should be a number from -${limit} to ${limit}`,
    );
  }
  return number;
}

function place(value: unknown, name: string) {
  if (!Array.isArray(value) || value.length !== 2)
    throw new ApiError('badJson', `Invalid input json: ${name} should be [latitude, longitude]`);
  return { latitude: degrees(value[0], `${name}[0]`, 90), longitude: degrees(value[1], `${name}[1]`, 180) };
}

function country(line: Line): string {
  const code = countryCode(text(line, 'country'));
  if (code === null)
    throw new ApiError('badJson', 'Invalid input json: country should be sent as ISO 3166-1 code');
  return code;
}

/** Maximum length of an address text, in characters; each address field has the fraud endpoint's limit of 100. */
const MAX_ADDRESS_LENGTH = 1000;
const MAX_ADDRESS_FIELD_LENGTH = 100;

function addressText(line: Line, name: string, max: number): string | undefined {
  const value = optional(line, name);
  if (value !== undefined && value.length > max)
    throw new ApiError('length', `${name} must have at most ${max} characters`);
  return value;
}

/** Looks up an address given as `text` or as fields. */
function addressLookup(line: Line) {
  const field = (name: string) => addressText(line, name, MAX_ADDRESS_FIELD_LENGTH);
  const whole = addressText(line, 'text', MAX_ADDRESS_LENGTH);
  const fields =
    whole === undefined
      ? {
          street: field('street'),
          street2: field('street2'),
          city: field('city'),
          region: field('region'),
          zip: field('zip') ?? field('postcode'),
        }
      : { street: whole };
  if (fields.street === undefined)
    throw new ApiError('badJson', 'Invalid input json: text or street should be sent as string');
  return { country: country(line), fields };
}

/** The command line has no account to derive ids from. */
const idWithoutAccount = (form: string): string => hash('sha256', form).slice(0, 32);

/** Kinds of `assay lookup <kind>` and their work on one line. */
export const LOOKUP_KINDS: {
  readonly [kind: string]: {
    readonly about: string;
    readonly example: string;
    readonly work: (tools: LookupTools) => LineWork;
  };
} = {
  ip: {
    about: 'IP data, with asn, timezone, place_source and evidence',
    example: '{"ip":"8.8.8.8"}',
    work: (tools) => async (line) => {
      const ip = text(line, 'ip');
      const now = tools.now();
      const found = isIp(ip)
        ? await lookUpIp({
            ip,
            ...tools,
            now,
            deadline: now + DEADLINE_MS,
            include: new Set(),
            id: '',
            history: NO_HISTORY,
            flagsSince: 0,
          })
        : null;
      if (!found) throw new ApiError('badIp');
      const { asn, timezone, place_source, evidence } = found.facts;
      return { ...found.details, asn, timezone, place_source, evidence };
    },
  },
  email: {
    about: 'email v3 data, with relay; offline fields only unless you use --live',
    example: '{"email":"someone@example.com"}',
    work: (tools) => async (line) => {
      const now = tools.now();
      const { details, facts } = await lookUpEmail({
        sites: ALL_SITES,
        email: text(line, 'email'),
        name: optional(line, 'name'),
        ...tools,
        now,
        deadline: now + DEADLINE_MS,
        id: tools.newId(),
        history: NO_HISTORY,
      });
      return { ...emailV3Of(details), relay: facts.relay };
    },
  },
  phone: {
    about: 'phone v2 data, with country_code and location',
    example: '{"phone":"+36301234567"}',
    work: (tools) => async (line) => {
      const now = tools.now();
      const { details, facts } = await lookUpPhone({
        sites: ALL_SITES,
        phone: text(line, 'phone'),
        country: optional(line, 'country'),
        ...tools,
        now,
        deadline: now + DEADLINE_MS,
        include: new Set(),
        id: tools.newId(),
        history: NO_HISTORY,
      });
      return {
        ...details,
        country_code: facts.country_code,
        location: facts.location,
      };
    },
  },
  bin: {
    about: 'bin_details, with network',
    example: '{"card_bin":"411111"}',
    work: (tools) => async (line) => {
      const { details, facts } = await lookUpBin({
        cardBin: text(line, 'card_bin'),
        ...tools,
        deadline: tools.now() + DEADLINE_MS,
      });
      return { ...details, network: facts.network };
    },
  },
  domain: {
    about: 'email_domain_details, with registrable_domain; or the dates of a WHOIS text',
    example: '{"domain":"example.com"}',
    work: (tools) => async (line) => {
      const now = tools.now();
      const whois = optional(line, 'whois');
      if (whois !== undefined) return readWhois(whois, new Date(now));
      const domain = text(line, 'domain');
      const { details } = await lookUpEmail({
        sites: ALL_SITES,
        email: `postmaster@${domain}`,
        name: undefined,
        ...tools,
        now,
        deadline: now + DEADLINE_MS,
        id: '',
        history: NO_HISTORY,
      });
      return {
        ...details.email_domain_details,
        registrable_domain: analyseEmailDomain(domain, tools.data.email).registrable_domain,
      };
    },
  },
  'user-agent': {
    about: 'browser, browser_version, os, device_type',
    example: '{"user_agent":"Mozilla/5.0 …"}',
    work: () => (line) => parseUserAgent(text(line, 'user_agent')),
  },
  timezone: {
    about: 'timezone and timezone_offset of a position',
    example: '{"latitude":47.5,"longitude":19.04}',
    work: (tools) => (line) => {
      const zone = timezoneAt(
        degrees(line.latitude, 'latitude', 90),
        degrees(line.longitude, 'longitude', 180),
      );
      return {
        timezone: zone,
        timezone_offset: zone === null ? null : utcOffset(zone, new Date(tools.now())),
      };
    },
  },
  text: {
    about: 'one string_analyses entry',
    example: '{"text":"xkjq9z"}',
    work: (tools) => (line) => {
      const name = optional(line, 'name');
      return analyseText('text', text(line, 'text'), tools.data.text, name ? nameSpellings(name) : null);
    },
  },
  'national-id': {
    about: 'valid, normalised, fault, and the data in the number: birth_date, sex, region',
    example: '{"country":"BR","type":"CPF","value":"390.533.447-05"}',
    work: (tools) => (line) => {
      const kind = nationalIdKind(text(line, 'country'), text(line, 'type'));
      if (!kind) {
        const country = text(line, 'country').trim().toUpperCase();
        const ofCountry = NATIONAL_ID_KINDS.filter((known) => known.startsWith(`${country} `));
        const known = ofCountry.length > 0 ? ofCountry : NATIONAL_ID_KINDS;
        throw new ApiError(
          'badJson',
          `Invalid input json: country and type should be one of ${known.join(', ')}`,
        );
      }
      return readNationalId(kind, text(line, 'value'), new Date(tools.now()).toISOString().slice(0, 10));
    },
  },
  address: {
    about: 'components of an address, with its address_details',
    example: '{"country":"US","text":"123 N Main St Apt 4B, Springfield, IL 62704"}',
    work: (tools) => (line) => {
      const { address, details } = lookUpAddress({
        ...addressLookup(line),
        data: tools.data,
        idOf: idWithoutAccount,
      })!;
      return { components: address.components, address_details: details };
    },
  },
  postcode: {
    about: 'validity of a postcode, with city, region and position if known',
    example: '{"country":"US","postcode":"62704"}',
    work: (tools) => (line) => {
      const facts = tools.data.addresses.postcode(
        country(line),
        addressText(line, 'postcode', MAX_ADDRESS_FIELD_LENGTH) ?? text(line, 'postcode'),
        optional(line, 'region') ?? null,
      );
      const { valid, city, region, latitude, longitude } = facts;
      return { valid, city, region, latitude, longitude };
    },
  },
  distance: {
    about: 'distance of two positions in kilometers',
    example: '{"from":[47.5,19.04],"to":[48.2,16.37]}',
    work: () => (line) => {
      const kilometres = distanceKm(place(line.from, 'from'), place(line.to, 'to'));
      return { kilometres: kilometres === null ? null : Math.round(kilometres * 1000) / 1000 };
    },
  },
};
