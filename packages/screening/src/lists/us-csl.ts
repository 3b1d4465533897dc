import type { ListKind } from '../model';
import { readBirthDate, readDate } from './birth-date';
import { countryCode } from './country';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/** Lists within the Consolidated Screening List that forbid dealings; those of export control are watchlists. */
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

/** `consolidated.csv` of trade.gov, which joins lists of three departments; `source` reports which. */
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
          collector.add(readRow(row));
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

function readRow(row: TableRow): EntryDraft {
  const type = row('type').toLowerCase();
  const draft = new EntryDraft(
    row('_id') || row('entity_number'),
    type === 'individual' ? 'PERSON' : type === '' ? 'UNKNOWN' : 'ENTITY',
  );
  draft.addName(row('name'));
  for (const name of parts(row('alt_names'))) draft.addName(name, { kind: 'aka' });
  for (const address of parts(row('addresses'))) {
    // The last part of an address is its country, as a code.
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

/** `RU, Tax ID No., 7744001497` or `Passport, A1234`. */
function readId(draft: EntryDraft, text: string): void {
  const fields = text.split(',').map((field) => field.trim());
  const country = fields.length > 2 && countryCode(fields[0]!) !== null ? fields.shift()! : '';
  const [label, ...value] = fields;
  if (/^gender$/i.test(label ?? '')) draft.setGender(value.join(', '));
  else if (value.length > 0) draft.addIdentifier(label!, value.join(', '), country);
}
