import { createHash } from 'node:crypto';
import type { ListKind } from '../model';
import { type TableRow, tableRows } from './delimited';
import { countryCode, readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/**
 * Lists within the Consolidated Screening List that prohibit transactions; those of export control are
 * watchlists.
 */
const SANCTIONS = /\b(?:SDN|SSI|FSE|CAP|MBS|CMIC|PLC|ISN)\b|Treasury/i;

const LISTS: { readonly [Kind in 'sanctionlist' | 'watchlist']: ListFormat['list'] } = {
  sanctionlist: {
    name: 'us_csl',
    fullName: 'US Consolidated Screening List: sanctions',
    kind: 'sanctionlist',
  },
  watchlist: {
    name: 'us_csl_watch',
    fullName: 'US Consolidated Screening List: export control',
    kind: 'watchlist',
  },
};

/** `consolidated.csv` of trade.gov, which joins lists of three departments; `source` names the list. */
export const usCsl: ListFormat = {
  format: 'us-csl-csv',
  title: 'US Consolidated Screening List, CSV',
  list: LISTS.sanctionlist,
  detect: (head) => /^\ufeff?"?_id"?,"?source"?,"?entity_number"?,/.test(head),
  async read(files, options) {
    const collectors = new Map<ListKind, EntryCollector>();
    for (const file of files) {
      const wanted = ['source', 'name', 'type', 'programs', 'alt_names'];
      for await (const group of tableRows(textOf(file), ',', wanted)) {
        for (const row of group) {
          const kind = options.kind ?? (SANCTIONS.test(row('source')) ? 'sanctionlist' : 'watchlist');
          const collector = collectors.get(kind) ?? new EntryCollector();
          collectors.set(kind, collector);
          collector.add(readListed(row));
        }
      }
    }
    return [...collectors].map(([kind, collector]) => {
      const list = kind === 'watchlist' ? LISTS.watchlist : { ...LISTS.sanctionlist, kind };
      const suffix = kind === 'watchlist' && options.kind === undefined ? '_watch' : '';
      return screeningList(
        list,
        options.name === undefined ? {} : { ...options, name: options.name + suffix, kind },
        null,
        collector,
      );
    });
  },
};

const parts = (cell: string) =>
  cell
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readListed(row: TableRow): EntryDraft {
  const type = row('type').toLowerCase();
  const draft = new EntryDraft(
    row('_id') || row('entity_number'),
    type === 'individual' ? 'PERSON' : type === '' ? 'UNKNOWN' : 'ENTITY',
  );
  draft.addName(row('name'));
  for (const name of parts(row('alt_names'))) draft.addName(name, { kind: 'aka' });
  for (const address of parts(row('addresses'))) {
    // The last part of an address is its country code.
    const country = countryCode(address.split(',').at(-1) ?? '') ?? '';
    draft.addAddress([address]).addCountry(country);
  }
  for (const date of parts(row('dates_of_birth'))) draft.addBirth(readBirthDate(date));
  for (const place of parts(row('places_of_birth'))) draft.addBirthPlace(place);
  for (const country of [...parts(row('nationalities')), ...parts(row('citizenships'))])
    draft.addNationality(country);
  for (const id of parts(row('ids'))) readId(draft, id);
  for (const program of parts(row('programs'))) draft.addProgram(program);
  for (const key of [
    'source',
    'title',
    'call_sign',
    'vessel_type',
    'vessel_flag',
    'vessel_owner',
    'remarks',
    'license_requirement',
    'license_policy',
    'federal_register_notice',
    'end_date',
  ]) {
    draft.addAttribute(key.replaceAll('_', ' '), row(key));
  }
  return draft.addCountry(row('vessel_flag')).setListedOn(readDate(row('start_date')));
}

/** Formats: `RU, Tax ID No., 7744001497` or `Passport, A1234`. */
function readId(draft: EntryDraft, text: string): void {
  const fields = text.split(',').map((field) => field.trim());
  const country = fields.length > 2 && countryCode(fields[0]!) !== null ? fields.shift()! : '';
  const [label, ...value] = fields;
  if (/^gender$/i.test(label ?? '')) draft.setGender(value.join(', '));
  else if (value.length > 0) draft.addIdentifier(label!, value.join(', '), country);
}

/** The Denied Persons List of the US Bureau of Industry and Security: a tab-separated table without IDs. */
export const bisDpl: ListFormat = {
  format: 'bis-dpl',
  title: 'BIS Denied Persons List, tab separated',
  list: { name: 'us_bis_dpl', fullName: 'US BIS Denied Persons List', kind: 'watchlist' },
  detect: (head) => /^\ufeff?"?Name"?\t"?Street_Address"?\t/.test(head),
  async read(files, options) {
    const drafts = new Map<string, EntryDraft>();
    const collected = new EntryCollector();
    for (const file of files) {
      const wanted = ['Name', 'Country', 'Effective_Date'];
      for await (const group of tableRows(textOf(file, options.encoding), '\t', wanted)) {
        for (const row of group) readDenied(drafts, row);
      }
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(bisDpl.list, options, null, collected)];
  },
};

function readDenied(drafts: Map<string, EntryDraft>, row: TableRow): void {
  const name = row('Name');
  // One order may name several addresses of a person, one per row.
  const order = `${name.toLowerCase()}\n${row('Effective_Date')}\n${row('FR_Citation')}`;
  let draft = drafts.get(order);
  if (draft === undefined) {
    // The list has no numbers, so an entry is identified by its name and order.
    draft = new EntryDraft(createHash('sha256').update(order).digest('hex').slice(0, 16), 'UNKNOWN');
    drafts.set(order, draft);
  }
  draft.addName(name).setListedOn(readDate(row('Effective_Date'), 'month-first'));
  draft.addAddress([row('Street_Address'), row('City'), row('State'), row('Postal_Code')], row('Country'));
  draft.addAttribute('effective date', row('Effective_Date'));
  draft.addAttribute('expiration date', row('Expiration_Date'));
  draft.addAttribute('standard order', row('Standard_Order')).addAttribute('action', row('Action'));
  draft.addAttribute('citation', row('FR_Citation'));
}
