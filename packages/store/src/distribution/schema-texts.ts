/**
 * Row-level security condition (`schema/row-security.ts`) on several servers, because a Citus policy can't contain a
 * subquery. On one server, a subquery is evaluated once per statement, a function for each row.
 */
export const RLS_CONDITION = 'account_id = ANY (assay_accounts()) OR assay_every()';

const ACCOUNT_FUNCTIONS = `
CREATE OR REPLACE FUNCTION assay_accounts() RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
  SELECT CASE WHEN current_setting('assay.accounts', true) = '*' THEN '{}'
    ELSE coalesce(nullif(current_setting('assay.accounts', true), ''), '{}') END::integer[]
$f$;
CREATE OR REPLACE FUNCTION assay_every() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $f$
  SELECT coalesce(current_setting('assay.accounts', true) = '*', false)
$f$;`;

/** Replaces the row-level security policies with ones that can be distributed, in the surrounding transaction. */
export const RESTRICTIONS_BY_FUNCTION = `
${ACCOUNT_FUNCTIONS}
DO $walls$
DECLARE
  walled record;
BEGIN
  FOR walled IN
    SELECT p.polrelid::regclass AS name FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND p.polname = 'accounts_of_statement'
      AND pg_get_expr(p.polqual, p.polrelid) NOT LIKE '%assay_accounts()%'
  LOOP
    EXECUTE format('DROP POLICY accounts_of_statement ON %s', walled.name);
    EXECUTE format('CREATE POLICY accounts_of_statement ON %s USING (${RLS_CONDITION})', walled.name);
  END LOOP;
END $walls$;`;

/**
 * Owner functions in statements that Citus supports. For the partitioned `velocity_event` (migration 55),
 * Citus requires a column in the search, and a partition needs the replica identity of its table to be moved.
 * For a finding (migration 21), rows of INSERT … SELECT are sent by COPY, which row-level security rejects,
 * so events are inserted one by one.
 */
export const OWNER_FUNCTIONS = `
DO $functions$
DECLARE
  step text := pg_get_functiondef('velocity_step'::regproc);
  like_source text := pg_get_functiondef('velocity_like'::regproc);
  finding text := pg_get_functiondef('record_finding'::regproc);
BEGIN
  EXECUTE replace(step, 'EXISTS (SELECT FROM', 'EXISTS (SELECT 1 FROM');
  IF like_source NOT LIKE '%REPLICA IDENTITY%' THEN
    EXECUTE regexp_replace(like_source, 'BEGIN', 'BEGIN
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

/**
 * Actions on row deletion (external key, files, pending items) run per row in a distributed database, because
 * Citus lacks transition tables, which the single-server triggers use. A trigger runs on the node of the row,
 * and its writes are colocated with it.
 */

/** Functions of statement triggers, with the body of their row form, which uses `OLD`. */
const ROW_FORMS: { readonly [statementForm: string]: string } = {
  remove_own_keys: `
  IF own_key(OLD.kept) IS NOT NULL THEN
    INSERT INTO key_removal (account_id, key) VALUES (OLD.account_id, own_key(OLD.kept));
  END IF;`,
  forget_history_of_removed: `
  DELETE FROM history_block b WHERE b.account_id = OLD.account_id AND b.first_id <= OLD.id AND b.last_id >= OLD.id;`,
  remove_queue_items: `
  DELETE FROM queue_item q WHERE q.account_id = OLD.account_id AND q.source = TG_ARGV[0] AND q.item_id = OLD.id;`,
  remove_attachment_files: `
  INSERT INTO media_removal (account_id, media_id, due_at) VALUES (OLD.account_id, OLD.id, 0) ON CONFLICT DO NOTHING;`,
  remove_attachments: `
  DELETE FROM attachment a WHERE a.account_id = OLD.account_id AND a.source = TG_ARGV[0] AND a.item_id = OLD.id;`,
  remove_index_snapshot: `
  PERFORM pg_advisory_xact_lock_shared(1977012, OLD.account_id);
  DELETE FROM index_snapshot WHERE account_id = OLD.account_id AND name = TG_ARGV[0];`,
};

const rowForm = (statementForm: string): string => `${statementForm}_by_row`;

const FUNCTIONS = Object.entries(ROW_FORMS)
  .map(
    ([name, body]) => `
CREATE OR REPLACE FUNCTION ${rowForm(name)}() RETURNS trigger LANGUAGE plpgsql AS $row$
BEGIN${body}
  RETURN NULL;
END $row$;`,
  )
  .join('\n');

/**
 * Replaces every trigger that uses a transition table with its row form, under the same name. A function
 * without a row form is an error, because its action would be lost.
 */
export const ROW_TRIGGERS = `
${FUNCTIONS}
DO $triggers$
DECLARE
  found record;
BEGIN
  SET LOCAL citus.enable_unsafe_triggers = on;
  FOR found IN
    SELECT t.tgname AS name, t.tgrelid::regclass AS relation, p.proname AS does,
           (SELECT string_agg(quote_literal(argument), ', ')
            FROM string_to_table(encode(t.tgargs, 'escape'), '\\000') argument WHERE argument <> '') AS arguments
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgoldtable IS NOT NULL
  LOOP
    IF NOT found.does = ANY ('{${Object.keys(ROW_FORMS).join(',')}}') THEN
      RAISE EXCEPTION 'the trigger % has no form for rows', found.name;
    END IF;
    EXECUTE format('DROP TRIGGER %I ON %s', found.name, found.relation);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s FOR EACH ROW EXECUTE FUNCTION %I(%s)',
      found.name, found.relation, found.does || '_by_row', found.arguments);
  END LOOP;
END $triggers$;
`;
