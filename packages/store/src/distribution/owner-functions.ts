/**
 * Functions of the owner in words that Citus understands. Of `velocity_event` in partitions (migration 55): it asks for a column of
 * what is looked for, and a partition that is to be moved to another node needs the replica identity of its table. Of a
 * finding (migration 21): rows of an INSERT from a SELECT travel by COPY, which no wall lets through, so events come one by one.
 */
export const OWNER_FUNCTIONS = `
DO $functions$
DECLARE
  step text := pg_get_functiondef('velocity_step'::regproc);
  likeness text := pg_get_functiondef('velocity_like'::regproc);
  finding text := pg_get_functiondef('record_finding'::regproc);
BEGIN
  EXECUTE replace(step, 'EXISTS (SELECT FROM', 'EXISTS (SELECT 1 FROM');
  IF likeness NOT LIKE '%REPLICA IDENTITY%' THEN
    EXECUTE regexp_replace(likeness, 'BEGIN', 'BEGIN
  IF (SELECT relreplident FROM pg_class WHERE oid = source) = ''f'' THEN
    EXECUTE format(''ALTER TABLE %s REPLICA IDENTITY FULL'', target);
  END IF;');
  END IF;
  EXECUTE regexp_replace(finding, '  INSERT INTO screening_case_event .*AS step;', '
  DECLARE
    last integer := (SELECT coalesce(max(sequence), 0) FROM screening_case_event WHERE account_id = in_account AND case_id = kept.id);
  BEGIN
    FOR step IN 1 .. cardinality(happened) / 2 LOOP
      INSERT INTO screening_case_event (account_id, case_id, sequence, at, actor, action, note)
      VALUES (in_account, kept.id, last + step, found_at, found_by, happened[2 * step - 1], happened[2 * step]);
    END LOOP;
  END;');
END $functions$;`;
