/**
 * What goes with a removed row (its key outside the database, its files, what waits about it) is noted row by row where the database is
 * distributed: Citus has no transition tables, which the triggers of one server read. A trigger runs on the node that has the row, and what
 * it writes lies beside it.
 */

/** The function of a statement's trigger, and what its row form does with `OLD`. */
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

/** Every trigger with a transition table gets its row form, under its name. A function that has none is an error: it would be lost. */
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
