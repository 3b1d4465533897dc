import type { Queries } from '../connection/statement';

/** What {@link PART_HERE} answers where the part lies on another node: PostgreSQL documentation, appendix A, and no other statement's. */
export const LIES_ELSEWHERE = '55000';

/**
 * Ends the transaction unless a part lies on this node. With `holds` it stays there until the transaction is over, by the lock that
 * Citus takes for each write of its own: whoever moves the part, or any that lies beside it, waits. That lock is the owner's to take.
 * @see https://github.com/citusdata/citus/blob/v13.2.0/src/backend/distributed/utils/resource_lock.c `LockShardDistributionMetadata`
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
