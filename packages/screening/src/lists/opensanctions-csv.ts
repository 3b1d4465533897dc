import { readBirthDate, readDate } from './birth-date';
import { PARTY_SCHEMATA } from './data/ftm-terms';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/**
 * `targets.simple.csv`. The table does not state why somebody is listed, so its kind is the operator's word; without one
 * it is taken for a sanctions list. The data's licence is the operator's matter: it is CC BY-NC.
 */
export const openSanctionsCsv: ListFormat = {
  format: 'opensanctions-csv',
  title: 'OpenSanctions targets.simple.csv',
  list: { name: 'opensanctions', fullName: 'OpenSanctions targets', kind: 'sanctionlist' },
  detect: (head) => /^\ufeff?"?id"?,"?schema"?,"?name"?,"?aliases"?,/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    let newest = '';
    for (const file of files) {
      for await (const group of tableRows(textOf(file), ',', [
        'id',
        'schema',
        'name',
        'aliases',
        'countries',
      ])) {
        for (const row of group) {
          collected.add(readRow(row));
          if (row('last_change') > newest) newest = row('last_change');
        }
      }
    }
    return [screeningList(openSanctionsCsv.list, options, newest === '' ? null : newest, collected)];
  },
};

/** Several values of a cell are divided by semicolons, and those that hold one are in quotes. */
function values(cell: string): readonly string[] {
  const parts = cell.match(/"(?:[^"]|"")*"|[^;]+/g) ?? [];
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    )
    .filter((part) => part !== '');
}

function readRow(row: TableRow): EntryDraft | string {
  const schema = row('schema');
  const type = PARTY_SCHEMATA.get(schema);
  if (type === undefined) return 'no person, organisation or vessel';
  const draft = new EntryDraft(row('id'), type);
  draft.addName(row('name'));
  for (const alias of values(row('aliases'))) draft.addName(alias, { kind: 'aka' });
  for (const date of values(row('birth_date'))) draft.addBirth(readBirthDate(date));
  for (const country of values(row('countries'))) draft.addCountry(country);
  for (const address of values(row('addresses'))) draft.addAddress([address]);
  for (const identifier of values(row('identifiers'))) {
    // The table names no types: a wallet shows itself by the party it belongs to, all others are numbers.
    if (schema === 'CryptoWallet') draft.addWallet(identifier);
    else draft.addIdentifier('number', identifier);
  }
  for (const program of [...values(row('program_ids')), ...values(row('sanctions'))])
    draft.addProgram(program);
  for (const phone of values(row('phones'))) draft.addAttribute('phone', phone);
  for (const email of values(row('emails'))) draft.addAttribute('email', email);
  for (const dataset of values(row('dataset'))) draft.addAttribute('dataset', dataset);
  return draft.setListedOn(readDate(row('first_seen')));
}
