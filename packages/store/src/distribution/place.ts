import type { Queries } from '../connection/statement';

/**
 * Error code of {@link PART_HERE} if the part is on another node: PostgreSQL documentation, appendix A; no
 * other statement raises it.
 */
export const LIES_ELSEWHERE = '55000';

/**
 * Function that raises an error unless a part is on this node. With `holds` the part stays there until the
 * end of the transaction, by the lock that Citus takes for each write: a move of the part, or of a colocated
 * one, waits. Only the owner may take that lock.
 * @see https://github.com/citusdata/citus/blob/v13.2.0/src/backend/distributed/utils/resource_lock.c
 *   `LockShardDistributionMetadata`
 */
export const PART_HERE = `
CREATE OR REPLACE FUNCTION assay_part_here(part bigint, holds boolean) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  IF holds THEN
    PERFORM lock_shard_metadata(5, ARRAY[part]);
  END IF;
  IF NOT EXISTS (SELECT FROM pg_dist_placement p JOIN pg_dist_local_group USING (groupid) WHERE p.shardid = part) THEN
    RAISE EXCEPTION 'this part lies elsewhere' USING ERRCODE = '${LIES_ELSEWHERE}';
  END IF;
END $f$;
SELECT create_distributed_function('assay_part_here(bigint, boolean)');
DO $owner$
BEGIN
  EXECUTE format('ALTER FUNCTION assay_part_here(bigint, boolean) OWNER TO %s',
    (SELECT relowner::regrole FROM pg_class WHERE oid = 'policy'::regclass));
END $owner$;`;

/** Tables whose parts are queried by part name. */
export const PART_TABLES = [
  'velocity_event',
  'key_history',
  'evaluation',
  'evaluation_find',
  'transaction_label',
  'webhook_event',
] as const;

/** Location of an account's rows. */
export interface Place {
  /** `host:port`, as in the cluster. */
  readonly node: string;
  /** Number of one of the colocated parts. */
  readonly part: string;
  /** Replaces table names in a text with the names of the parts. */
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

/** Cached by text, because texts are constants. */
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

/** Returns the location of an account's rows; null = they are on several nodes. */
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
