import type { ListKind, ScreeningList } from '../model';
import { PARTY_SCHEMATA } from './data/ftm-terms';
import { type TableRow, tableRows } from './delimited';
import { readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { type FtmEntity, ftmDraft, ftmEntity, isParty, kindsOf, POINTERS } from './ftm-entity';
import { ListRefused, textOf } from './list-file';
import { EntryCollector, type ListFormat, type ListOptions, screeningList } from './list-format';
import { isObject, type JsonObject, jsonLines, textsOf } from './records';

/**
 * `targets.simple.csv`. The table doesn't state the reason for a listing, so the operator sets its kind; the
 * default is a sanctions list. The operator is responsible for the data's license, which is CC BY-NC.
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

/** Splits a cell at semicolons; values that contain one are quoted. */
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
  if (type === undefined) return 'not a person, organization or vessel';
  const draft = new EntryDraft(row('id'), type);
  draft.addName(row('name'));
  for (const alias of values(row('aliases'))) draft.addName(alias, { kind: 'aka' });
  for (const date of values(row('birth_date'))) draft.addBirth(readBirthDate(date));
  for (const country of values(row('countries'))) draft.addCountry(country);
  for (const address of values(row('addresses'))) draft.addAddress([address]);
  for (const identifier of values(row('identifiers'))) {
    // The table doesn't state types. A wallet is recognized by the schema of its party; all others are
    // numbers.
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

/** Names of the lists of the four groups when one publication contains several. */
const LIST_NAMES: { readonly [Kind in ListKind]: string } = {
  sanctionlist: 'sanctions',
  pep: 'peps',
  watchlist: 'watch',
  crimelist: 'crime',
};

/**
 * FollowTheMoney: one entity per line. `entities.ftm.json` has addresses, sanctions and documents as separate
 * entities, `targets.nested.json` has them inside their party. Parties are added to the list of each group of
 * their topics.
 */
export const ftmJson: ListFormat = {
  format: 'ftm-json',
  title: 'FollowTheMoney entities.ftm.json or targets.nested.json, and their deltas',
  list: { name: 'ftm', fullName: 'FollowTheMoney entities', kind: 'watchlist' },
  detect: (head) => {
    const line = /^[^\n]*/.exec(head)![0];
    return /"schema"\s*:\s*"[A-Z]/.test(line) && /"properties"\s*:\s*\{/.test(line) && !/"op"\s*:/.test(line);
  },
  async read(files, options) {
    const entities = new Map<string, FtmEntity>();
    let skipped = 0;
    for (const file of files) {
      for await (const object of jsonLines(textOf(file))) {
        if ('op' in object) {
          applyOperation(entities, object);
          continue;
        }
        const entity = ftmEntity(object);
        if (entity === null) skipped++;
        else entities.set(entity.id, entity);
      }
    }
    return ftmLists(entities, options, skipped);
  },
};

/**
 * Applies a line of a delta (`entities.delta.json`) to the entities read before it.
 * @throws ListRefused when it isn't an operation, or applies to another version of the list
 */
function applyOperation(
  entities: Map<string, FtmEntity>,
  { op, entity }: { readonly op?: unknown; readonly entity?: unknown },
): void {
  const record = isObject(entity) ? entity : null;
  const id = record?.id;
  if (record === null || typeof id !== 'string' || (op !== 'ADD' && op !== 'MOD' && op !== 'DEL')) {
    throw new ListRefused('malformed', "A line of the delta isn't an operation on an entity.");
  }
  if (op !== 'ADD' && !entities.has(id)) {
    throw new ListRefused('malformed', 'The delta belongs to another version of the list.');
  }
  if (op === 'DEL') {
    entities.delete(id);
    return;
  }
  const whole = ftmEntity(record);
  if (whole === null) throw new ListRefused('malformed', 'A line of the delta has an incomplete entity.');
  entities.set(id, whole);
}

function ftmLists(
  entities: ReadonlyMap<string, FtmEntity>,
  options: ListOptions,
  malformed: number,
): readonly ScreeningList[] {
  const beside = otherEntities(entities);
  const collectors = new Map<ListKind, EntryCollector>();
  let others = 0;
  let without = 0;
  for (const entity of entities.values()) {
    if (!isParty(entity)) {
      others++;
      continue;
    }
    const kinds = options.kind === undefined ? kindsOf(entity) : new Set([options.kind]);
    if (kinds.size === 0) without++;
    for (const kind of kinds) {
      const collector = collectors.get(kind) ?? new EntryCollector();
      collectors.set(kind, collector);
      collector.add(ftmDraft(entity, beside.get(entity.id) ?? []));
    }
  }
  const all = [...collectors];
  if (all.length === 0) {
    const message =
      without === 0
        ? 'The document contains no person, organization or vessel.'
        : `None of ${without} parties has a topic of a list. Set the kind of list to import all of them.`;
    throw new ListRefused('no-entries', message);
  }
  const first = all[0]![1];
  first.skip('not a person, organization or vessel', others);
  first.skip('no topic of a list', without);
  first.skip('not an entity', malformed);
  const { name = ftmJson.list.name, fullName = ftmJson.list.fullName } = options;
  return all.map(([kind, collector]) => {
    const isOnly = all.length === 1 && options.name !== undefined;
    const own = isOnly
      ? { name, fullName }
      : { name: `${name}_${LIST_NAMES[kind]}`, fullName: `${fullName}: ${LIST_NAMES[kind]}` };
    return screeningList({ ...own, kind }, {}, null, collector);
  });
}

/** Groups addresses, sanctions, documents and wallets by their party. */
function otherEntities(entities: ReadonlyMap<string, FtmEntity>): ReadonlyMap<string, FtmEntity[]> {
  const beside = new Map<string, FtmEntity[]>();
  const put = (party: string, entity: FtmEntity) => beside.set(party, [...(beside.get(party) ?? []), entity]);
  const ids = (properties: JsonObject, names: readonly string[]) =>
    names.flatMap((name) => textsOf(properties[name]));
  for (const entity of entities.values()) {
    if (!isParty(entity) || entity.schema === 'CryptoWallet') {
      for (const party of ids(entity.properties, POINTERS.toParty)) put(party, entity);
    }
    if (isParty(entity)) {
      for (const id of ids(entity.properties, POINTERS.fromParty)) {
        const other = entities.get(id);
        if (other !== undefined) put(entity.id, other);
      }
    }
  }
  return beside;
}
