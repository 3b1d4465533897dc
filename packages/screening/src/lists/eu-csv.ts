import type { BirthDate } from '../model';
import { isoDate, readDate } from './birth-date';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';

/** The EU list as a table with semicolons: one row per name, address, birth, citizenship or document. */
export const euCsv: ListFormat = {
  format: 'eu-csv',
  title: 'EU financial sanctions (FSF), CSV 1.1',
  list: {
    name: 'eu_fsf',
    fullName: 'European Union Consolidated Financial Sanctions List',
    kind: 'sanctionlist',
  },
  detect: (head) => /"?Entity_LogicalId"?;/.test(head),
  async read(files, options) {
    const drafts = new Map<string, EntryDraft>();
    const collected = new EntryCollector();
    let version: string | null = null;
    for (const file of files) {
      const wanted = ['Entity_LogicalId', 'Entity_SubjectType', 'NameAlias_WholeName'];
      for await (const group of tableRows(textOf(file, options.encoding), ';', wanted)) {
        for (const row of group) {
          version ??= readDate(row('fileGenerationDate'));
          readRow(drafts, collected, row);
        }
      }
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(euCsv.list, options, version, collected)];
  },
};

function readRow(drafts: Map<string, EntryDraft>, collected: EntryCollector, row: TableRow): void {
  const logicalId = row('Entity_LogicalId');
  if (logicalId === '') {
    collected.add('no id');
    return;
  }
  let draft = drafts.get(logicalId);
  if (draft === undefined) {
    const isPerson = /^p/i.test(row('Entity_SubjectType_ClassificationCode') || row('Entity_SubjectType'));
    draft = new EntryDraft(row('Entity_EU_ReferenceNumber') || logicalId, isPerson ? 'PERSON' : 'ENTITY');
    drafts.set(logicalId, draft);
  }
  const given = [row('NameAlias_FirstName'), row('NameAlias_MiddleName')]
    .filter((part) => part !== '')
    .join(' ');
  const family = row('NameAlias_LastName');
  draft.addName(row('NameAlias_WholeName') || `${given} ${family}`, {
    ...(/^(?:false|0)$/i.test(row('NameAlias_Strong')) ? { weak: true } : {}),
    given,
    family,
  });
  draft.setGender(row('NameAlias_Gender')).addAttribute('title', row('NameAlias_Title'));
  draft.addAttribute('function', row('NameAlias_Function'));
  draft.addBirth(birthOf(row));
  const birthCountry = countryName(row, 'BirthDate');
  const place = [row('BirthDate_Place'), row('BirthDate_City'), row('BirthDate_Region'), birthCountry];
  draft.addBirthPlace(place.filter((part) => part !== '').join(', '));
  draft.addNationality(countryOf(row, 'Citizenship'));
  const lines = ['Street', 'PoBox', 'ZipCode', 'City', 'Region', 'Place'].map((part) =>
    row(`Address_${part}`),
  );
  draft.addAddress(lines, countryName(row, 'Address'));
  const label = `${row('Identification_TypeCode')} ${row('Identification_TypeDescription')}`;
  draft.addIdentifier(label, row('Identification_Number'), countryOf(row, 'Identification'));
  draft.addProgram(row('Entity_Regulation_Programme'));
  draft.setListedOn(readDate(row('Entity_Regulation_PublicationDate')));
  draft.addAttribute('regulation', row('Entity_Regulation_NumberTitle'));
  draft
    .addAttribute('remark', row('Entity_Remark'))
    .addAttribute('UN reference', row('Entity_UnitedNationId'));
}

function birthOf(row: TableRow): BirthDate | null {
  const circa = /^(?:true|1)$/i.test(row('BirthDate_Circa')) ? { circa: true } : {};
  const [first, last] = [isoDate(row('BirthDate_YearRangeFrom')), isoDate(row('BirthDate_YearRangeTo'))];
  if (first !== null && last !== null) return { from: first, to: last, ...circa };
  const [year, month, day] = [row('BirthDate_Year'), row('BirthDate_Month'), row('BirthDate_Day')];
  const from = readDate(row('BirthDate_BirthDate')) ?? isoDate(year, month, day);
  return from === null ? null : { from, ...circa };
}

/** `00` stands for a country that is not known. */
function countryOf(row: TableRow, group: string): string {
  const code = row(`${group}_CountryIso2Code`);
  return code === '00' ? '' : code;
}

function countryName(row: TableRow, group: string): string {
  return countryOf(row, group) === '' ? '' : row(`${group}_CountryDescription`);
}
