import { createHash } from 'node:crypto';
import { readBirthDate, readDate } from './birth-date';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/** The List of Excluded Individuals and Entities of the US Department of Health: mostly convictions for fraud. */
export const hhsLeie: ListFormat = {
  format: 'hhs-leie-csv',
  title: 'HHS OIG List of Excluded Individuals/Entities, CSV',
  list: {
    name: 'us_hhs_leie',
    fullName: 'US HHS OIG List of Excluded Individuals and Entities',
    kind: 'crimelist',
  },
  detect: (head) => /^\ufeff?"?LASTNAME"?,"?FIRSTNAME"?,"?MIDNAME"?,"?BUSNAME"?/i.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      const wanted = ['LASTNAME', 'FIRSTNAME', 'BUSNAME', 'EXCLTYPE', 'EXCLDATE'];
      for await (const group of tableRows(textOf(file, options.encoding), ',', wanted)) {
        for (const row of group) collected.add(readRow(row));
      }
    }
    return [screeningList(hhsLeie.list, options, null, collected)];
  },
};

/** Zeros stand for what is not known. */
const known = (cell: string): string => (/^0*$/.test(cell) ? '' : cell);

function readRow(row: TableRow): EntryDraft {
  const [family, business] = [row('LASTNAME'), row('BUSNAME')];
  const given = [row('FIRSTNAME'), row('MIDNAME')].filter((part) => part !== '').join(' ');
  const facts = [
    family,
    given,
    business,
    row('DOB'),
    row('ADDRESS'),
    row('ZIP'),
    row('EXCLTYPE'),
    row('EXCLDATE'),
  ];
  // The list numbers nothing and many rows have no NPI: a row is known by its content.
  const id = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16);
  const draft = new EntryDraft(id, family === '' ? 'ENTITY' : 'PERSON');
  if (family !== '') draft.addName(`${given} ${family}`, { given, family });
  draft.addName(business);
  draft.addBirth(readBirthDate(known(row('DOB')))).addProgram(row('EXCLTYPE'));
  draft.addAddress([row('ADDRESS'), row('CITY'), row('STATE'), row('ZIP')], 'United States');
  draft
    .addIdentifier('NPI registration', known(row('NPI')))
    .addIdentifier('UPIN registration', known(row('UPIN')));
  draft.addAttribute('specialty', row('SPECIALTY')).addAttribute('group', row('GENERAL'));
  draft.addAttribute('reinstated', readDate(known(row('REINDATE'))) ?? '');
  return draft.setListedOn(readDate(row('EXCLDATE')));
}
