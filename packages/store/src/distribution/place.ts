import type { Queries } from '../connection/statement';

/** Tables whose parts are asked by their own names. */
export const PART_TABLES = [
  'velocity_event',
  'key_history',
  'evaluation',
  'evaluation_find',
  'transaction_label',
  'webhook_event',
] as const;

/** Where the rows of an account lie. */
export interface Place {
  /** `host:port`, as the cluster knows it. */
  readonly node: string;
  /** Number of one of the parts that lie there together. */
  readonly part: string;
  /** A text that names tables, of the parts that lie there. */
  readonly name: (text: string) => string;
}

/** @see https://docs.citusdata.com/en/stable/develop/api_metadata.html */
const PLACE = `SELECT t.name, s.shardid::text AS part, n.nodename AS host, n.nodeport AS port
FROM unnest($2::text[]) AS t(name)
JOIN pg_dist_shard s ON s.shardid = get_shard_id_for_distribution_column(t.name::regclass, $1::int)
JOIN pg_dist_placement p ON p.shardid = s.shardid
JOIN pg_dist_node n ON n.groupid = p.groupid AND n.noderole = 'primary' AND n.isactive`;

interface PlaceRow {
  readonly name: string;
  readonly part: string;
  readonly host: string;
  readonly port: number;
}

const TABLES = new RegExp(`\\b(?:${PART_TABLES.join('|')})\\b`, 'g');

/** Texts are constants. */
function namer(parts: ReadonlyMap<string, string>): Place['name'] {
  const named = new Map<string, string>();
  return (text) => {
    const known = named.get(text);
    if (known !== undefined) return known;
    const made = text.replace(TABLES, (table) => `${table}_${parts.get(table)}`);
    named.set(text, made);
    return made;
  };
}

/** Where the rows of an account lie; null = not all of them on one node. */
export async function findPlace(ask: Queries['query'], account: number): Promise<Place | null> {
  const rows = await ask<PlaceRow>({ name: 'place_of_account', text: PLACE, values: [account, PART_TABLES] });
  const nodes = new Set(rows.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`));
  const [node, other] = nodes;
  if (node === undefined || other !== undefined || rows.length !== PART_TABLES.length) return null;
  return {
    node,
    part: rows[0]!.part,
    name: namer(new Map(rows.map(({ name, part }) => [name, part]))),
  };
}
