/**
 * The owner's functions that keep `velocity_event` in partitions (migration 55) in words that Citus understands: it asks for a column of
 * what is looked for, and a partition that is to be moved to another node needs the replica identity of its table.
 */
export const VELOCITY_FUNCTIONS = `
DO $velocity$
DECLARE
  step text := pg_get_functiondef('velocity_step'::regproc);
  likeness text := pg_get_functiondef('velocity_like'::regproc);
BEGIN
  EXECUTE replace(step, 'EXISTS (SELECT FROM', 'EXISTS (SELECT 1 FROM');
  IF likeness NOT LIKE '%REPLICA IDENTITY%' THEN
    EXECUTE regexp_replace(likeness, 'BEGIN', 'BEGIN
  IF (SELECT relreplident FROM pg_class WHERE oid = source) = ''f'' THEN
    EXECUTE format(''ALTER TABLE %s REPLICA IDENTITY FULL'', target);
  END IF;');
  END IF;
END $velocity$;`;
