import { createHash } from 'node:crypto';
import { readDate } from './birth-date';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/** The Denied Persons List of the US Bureau of Industry and Security: a table with tabs and no ids. */
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
        for (const row of group) readRow(drafts, row);
      }
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(bisDpl.list, options, null, collected)];
  },
};

function readRow(drafts: Map<string, EntryDraft>, row: TableRow): void {
  const name = row('Name');
  // One order may name several addresses of a person, in a row each.
  const order = `${name.toLowerCase()}\n${row('Effective_Date')}\n${row('FR_Citation')}`;
  let draft = drafts.get(order);
  if (draft === undefined) {
    // The list numbers nothing, so an entry is known by its name and order.
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
