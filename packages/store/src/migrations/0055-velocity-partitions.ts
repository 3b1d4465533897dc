/**
 * `velocity_event` in partitions by time, so that expired events are dropped instead of deleted (ADR 15). The
 * serving role owns no table: the functions here belong to the owner, do only what is due by the database
 * clock and the accounts' settings, and run one step per invocation (`velocity-partitions.ts`). A table with
 * rows is converted while the server runs.
 *
 * The first partition lacks a lower bound and the last one, `velocity_event_rest`, an upper bound, so that
 * every row has a partition. If the last one has rows, or the table is not partitioned yet, it first gets an
 * upper bound: a constraint that is validated concurrently with requests, so that attaching it needs no scan
 * under the lock.
 */
const DAY_MS = 86_400_000;

/** Copies grants and row-level security of one table to another, as the owner of both. */
const LIKENESS = `
CREATE FUNCTION velocity_like(source regclass, target regclass) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $like$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT a.privilege_type AS may, a.grantee::regrole AS who FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = source AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('GRANT %s ON %s TO %s', found.may, target, found.who);
  END LOOP;
  -- In the migrations of a new database there is no wall yet: it is raised behind them.
  IF NOT (SELECT relrowsecurity FROM pg_class WHERE oid = source) THEN RETURN; END IF;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
  FOR found IN SELECT polname AS name, pg_get_expr(polqual, polrelid) AS condition FROM pg_policy WHERE polrelid = source LOOP
    EXECUTE format('CREATE POLICY %I ON %s USING (%s)', found.name, target, found.condition);
  END LOOP;
END $like$;
REVOKE EXECUTE ON FUNCTION velocity_like FROM PUBLIC;
`;

/** Lists the partitions in time order; a null bound is unbounded. Empty if the table is not partitioned yet. */
const PARTITIONS = `
CREATE FUNCTION velocity_partitions() RETURNS TABLE (part text, lower_end bigint, upper_end bigint)
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $parts$
  SELECT c.relname::text, (regexp_match(b.bound, 'FROM \\(''(-?[0-9]+)''\\)'))[1]::bigint, (regexp_match(b.bound, 'TO \\(''(-?[0-9]+)''\\)'))[1]::bigint
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid CROSS JOIN LATERAL (SELECT pg_get_expr(c.relpartbound, c.oid) AS bound) b
  WHERE i.inhparent = 'velocity_event'::regclass ORDER BY 3 NULLS LAST
$parts$;

-- The longest time that an account keeps what it has, in days.
CREATE FUNCTION longest_retention() RETURNS integer LANGUAGE sql STABLE SET search_path FROM CURRENT AS $longest$
  SELECT coalesce(max(coalesce((settings->>'retention_days')::integer, 365)), 365) FROM account WHERE parent_id IS NULL
$longest$;
`;

/**
 * Sets the upper bound of the unbounded partition, and creates a new last partition from there. It locks the
 * table only while the catalog is written: the bounded partition is empty, or known to be without later rows.
 */
const CLOSE = `
CREATE FUNCTION velocity_close(ends bigint) RETURNS text LANGUAGE plpgsql SET search_path FROM CURRENT AS $close$
DECLARE
  begins bigint := (SELECT lower_end FROM velocity_partitions() WHERE upper_end IS NULL);
  closed text;
BEGIN
  LOCK TABLE ONLY velocity_event IN ACCESS EXCLUSIVE MODE;
  IF (SELECT relkind FROM pg_class WHERE oid = 'velocity_event'::regclass) = 'r' THEN
    closed := 'velocity_event_first';
    ALTER TABLE velocity_event RENAME TO velocity_event_first;
    ALTER INDEX velocity_event_key RENAME TO velocity_event_first_key;
    CREATE TABLE velocity_event (LIKE velocity_event_first INCLUDING DEFAULTS) PARTITION BY RANGE (at);
    CREATE INDEX velocity_event_key ON velocity_event (account_id, key_hash, at);
    PERFORM velocity_like('velocity_event_first', 'velocity_event');
    EXECUTE format('ALTER TABLE velocity_event ATTACH PARTITION velocity_event_first FOR VALUES FROM (MINVALUE) TO (%s)', ends);
  ELSE
    closed := 'velocity_event_' || to_char(to_timestamp(begins / 1000) AT TIME ZONE 'UTC', 'YYYYMMDD');
    ALTER TABLE velocity_event DETACH PARTITION velocity_event_rest;
    EXECUTE format('ALTER TABLE velocity_event_rest RENAME TO %I', closed);
    EXECUTE format('ALTER TABLE velocity_event ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', closed, begins, ends);
  END IF;
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = closed::regclass AND conname = 'velocity_closing') THEN
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT velocity_closing', closed);
  END IF;
  EXECUTE format('CREATE TABLE velocity_event_rest PARTITION OF velocity_event FOR VALUES FROM (%s) TO (MAXVALUE)', ends);
  PERFORM velocity_like('velocity_event', 'velocity_event_rest');
  RETURN closed;
END $close$;
REVOKE EXECUTE ON FUNCTION velocity_close FROM PUBLIC;
`;

/**
 * Runs the next due step, one per invocation, each in a separate transaction; null = nothing is due. A
 * partition covers a sixth of the longest retention, so that a transaction's query touches at most eight.
 */
const STEP = `
CREATE FUNCTION velocity_step(this_moment bigint, OUT did text, OUT part text) LANGUAGE plpgsql
SET search_path FROM CURRENT SET lock_timeout = '100ms' AS $step$
DECLARE
  kept_ms bigint := longest_retention()::bigint * ${DAY_MS};
  width bigint := greatest(1, longest_retention() / 6)::bigint * ${DAY_MS};
  today bigint := this_moment / ${DAY_MS} * ${DAY_MS};
  is_parted boolean := (SELECT relkind = 'p' FROM pg_class WHERE oid = 'velocity_event'::regclass);
  begins bigint;
  ends bigint;
  is_full boolean;
  closing record;
BEGIN
  PERFORM set_config('assay.accounts', '*', true);
  SELECT p.part INTO part FROM velocity_partitions() p WHERE p.upper_end <= this_moment - kept_ms LIMIT 1;
  IF FOUND THEN
    LOCK TABLE ONLY velocity_event IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('DROP TABLE %I', part);
    did := 'dropped';
    RETURN;
  END IF;
  IF is_parted THEN
    SELECT p.part, p.lower_end INTO part, begins FROM velocity_partitions() p WHERE p.upper_end IS NULL;
  ELSE
    part := 'velocity_event';
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', part) INTO is_full;
  SELECT c.convalidated AS is_checked, substring(pg_get_constraintdef(c.oid) FROM '[0-9]{10,}')::bigint AS ends INTO closing
  FROM pg_constraint c WHERE c.conrelid = part::regclass AND c.conname = 'velocity_closing';
  IF FOUND AND closing.ends < this_moment + ${2 * DAY_MS} THEN
    -- It was left lying: rows would soon be refused.
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT velocity_closing', part);
    did := 'restarted';
  ELSIF FOUND AND closing.is_checked THEN
    did := 'attached';
    part := velocity_close(closing.ends);
  ELSIF FOUND THEN
    did := 'checked';
    -- Nobody but a vacuum waits for who waits here.
    PERFORM set_config('lock_timeout', '5s', true);
    BEGIN
      EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT velocity_closing', part);
    EXCEPTION WHEN check_violation THEN
      -- A clock was ahead once.
      did := 'begun';
      EXECUTE format('SELECT max(at) + 1 FROM %I', part) INTO ends;
      PERFORM set_config('lock_timeout', '100ms', true);
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT velocity_closing', part);
    END;
  ELSIF is_parted AND begins >= this_moment + greatest(width, ${7 * DAY_MS}) THEN
    part := NULL;
  ELSIF is_full THEN
    did := 'begun';
    ends := greatest(today, begins) + greatest(width, ${30 * DAY_MS});
  ELSE
    LOCK TABLE ONLY velocity_event IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', part) INTO is_full;
    IF is_full THEN RAISE lock_not_available USING MESSAGE = 'a row came first'; END IF;
    did := 'added';
    part := velocity_close(coalesce(begins, today) + width);
  END IF;
  IF did = 'begun' THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT velocity_closing CHECK (at < %s) NOT VALID', part, ends);
  END IF;
END $step$;
REVOKE EXECUTE ON FUNCTION velocity_step FROM PUBLIC;

-- One process at a time; the others have nothing to do meanwhile.
CREATE FUNCTION partition_velocity(OUT did text, OUT part text) LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $partition$
BEGIN
  IF NOT pg_try_advisory_xact_lock(4061977002) THEN RETURN; END IF;
  SELECT s.did, s.part INTO did, part FROM velocity_step(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) s;
END $partition$;
`;

export const velocityPartitions = `
${LIKENESS}
${PARTITIONS}
${CLOSE}
${STEP}
DO $$
DECLARE
  now_ms bigint := floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint;
BEGIN
  -- Nothing is in it: no time is lost.
  IF NOT EXISTS (SELECT FROM velocity_event) THEN
    WHILE (SELECT did FROM velocity_step(now_ms)) IS NOT NULL LOOP
    END LOOP;
  END IF;
END $$;
`;
