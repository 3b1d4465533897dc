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
