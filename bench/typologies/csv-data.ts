import { readFileSync } from 'node:fs';
import { type Transfer, transferOf } from '@assay/typologies';
import { type DataSet, type Half, halfOf, type Pattern } from './data-set';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

/** Returns the rows of a CSV file without quoted values, by column name. */
export function rowsOf(file: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, n) => [names[n] ?? '', value])));
}

/** Spreads the transfers of a day over the day, because the files contain days only. */
const momentOf = (day: number, n: number, of: number): number =>
  START + day * DAY + Math.floor((n / of) * DAY);

/** Amounts of injected transfers in the samples are far below the ordinary ones, which begin at 100. */
const MAX_INJECTED = 50;

/**
 * Reads a sample of AMLSim (IBM, Apache-2.0): `transactions.csv` and `nodes.csv`. The sample names the accounts of
 * patterns but not their transfers: small ones between two such accounts count as a
 * pattern, by connected group.
 */
export function amlSim(folder: string, half: Half): DataSet {
  const suspicious = new Set(
    rowsOf(`${folder}/nodes.csv`).flatMap(({ nodeid, isFraud }) => (isFraud === '1' ? [nodeid!] : [])),
  );
  const rows = rowsOf(`${folder}/transactions.csv`);
  const transfers: Transfer[] = rows.map((row, n) =>
    transferOf({
      id: `t${n}`,
      at: momentOf(Number(row.time), n, rows.length),
      amount: Number(row.value),
      currency: 'USD',
      sender: row.sourceNodeId!,
      receiver: row.targetNodeId!,
    }),
  );
  const group = new Map<string, string>();
  const find = (key: string): string => {
    const parent = group.get(key) ?? key;
    return parent === key ? key : find(parent);
  };
  const between = transfers.filter(
    ({ sender, receiver }) => suspicious.has(sender!) && suspicious.has(receiver!),
  );
  const inside = between.filter(({ amount }) => amount! < MAX_INJECTED);
  for (const { sender, receiver } of inside) group.set(find(sender!), find(receiver!));
  const patterns = new Map<string, Set<string>>();
  for (const { id, sender } of inside) {
    const key = find(sender!);
    const known = patterns.get(key);
    if (known) known.add(id);
    else patterns.set(key, new Set([id]));
  }
  const groups = [...patterns.values()];
  const data = {
    name: folder,
    transfers: transfers.sort((a, b) => a.at - b.at),
    patterns: groups
      .filter((ids) => ids.size >= MIN_TRANSFERS)
      .map((ids): Pattern => ({ type: shapeOf(transfers, ids), transfers: ids })),
    ignored: new Set(groups.filter((ids) => ids.size < MIN_TRANSFERS).flatMap((ids) => [...ids])),
  };
  return halfOf(data, half);
}

/** The simulation ends in the middle of patterns: smaller groups, and alerts about them, don't count. */
const MIN_TRANSFERS = 4;

/** Names a connected group by its shape, because the sample doesn't name its patterns. */
function shapeOf(transfers: readonly Transfer[], ids: ReadonlySet<string>): string {
  const own = transfers.filter(({ id }) => ids.has(id));
  const payers = new Map<string, Set<string>>();
  for (const { sender, receiver } of own)
    payers.set(receiver!, (payers.get(receiver!) ?? new Set()).add(sender!));
  const senders = new Set(own.map(({ sender }) => sender));
  if (payers.size === 1) return senders.size === 1 ? 'amlsim: one step' : 'amlsim: fan-in';
  const isClosed =
    [...payers.keys()].every((receiver) => senders.has(receiver)) && senders.size === payers.size;
  if (isClosed) return 'amlsim: cycle';
  return [...payers.values()].some(({ size }) => size > 1) ? 'amlsim: joined' : 'amlsim: open cycle';
}

/** Names of `src/utils/pattern_types.py`. */
const GENTEX_TYPES = [
  '',
  'fan_out',
  'fan_in',
  'cycle',
  'bipartite',
  'stack',
  'random',
  'scatter_gather',
  'gather_scatter',
];

/** Reads a transaction log of AMLGentex (Apache-2.0), written as CSV instead of Parquet. */
export function amlGentex(file: string): DataSet {
  const rows = rowsOf(file);
  const perDay = new Map<string, number>();
  for (const { step } of rows) perDay.set(step!, (perDay.get(step!) ?? 0) + 1);
  const seen = new Map<string, number>();
  const transfers: Transfer[] = [];
  const patterns = new Map<string, { readonly type: string; readonly transfers: Set<string> }>();
  for (const [n, row] of rows.entries()) {
    if (row.type === 'INITALBALANCE') continue;
    const place = seen.get(row.step!) ?? 0;
    seen.set(row.step!, place + 1);
    const party = (name: string | undefined) => (name === undefined || Number(name) < 0 ? null : name);
    const id = `t${n}`;
    transfers.push(
      transferOf({
        id,
        at: momentOf(Number(row.step), place, perDay.get(row.step!) ?? 1),
        amount: Number(row.amount),
        currency: 'SEK',
        sender: party(row.nameOrig),
        receiver: party(row.nameDest),
      }),
    );
    if (row.isSAR !== '1' && row.isSAR !== 'True') continue;
    const key = `${row.patternID}`;
    const known = patterns.get(key) ?? {
      type: GENTEX_TYPES[Number(row.modelType)] ?? 'unknown',
      transfers: new Set(),
    };
    known.transfers.add(id);
    patterns.set(key, known);
  }
  return { name: file, transfers: transfers.sort((a, b) => a.at - b.at), patterns: [...patterns.values()] };
}
