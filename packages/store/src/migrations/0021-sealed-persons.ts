/**
 * Personal data of cases, monitored names, verifications and comments is stored encrypted like requests and
 * responses: with a separate key that is queued for destruction when the row is deleted. Verification events
 * use the key of their execution; the columns of a packed block share one key. The previous columns hold
 * earlier data until it is encrypted too.
 */
const KEYED = [
  'workflow_execution',
  'screening_case',
  'screening_case_match',
  'screening_case_event',
  'monitored_name',
  'monitored_match',
  'monitoring_change',
  'transaction_status',
  'transaction_change',
  'history_column',
] as const;

const keyed = KEYED.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS kept bytea;
ALTER TABLE ${table} ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER ${table}_own_keys AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER ${table}_own_key AFTER UPDATE OF kept ON ${table}
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();`,
).join('\n');

/** As in migration 12, with personal data encrypted by the caller. */
const recordFinding = `
DROP FUNCTION record_finding(integer, uuid, bigint, bigint, bigint, text, text, text, jsonb, bigint, text, jsonb);
CREATE FUNCTION record_finding(
  in_account integer, new_id uuid, subject bigint, by_user bigint, by_email bigint, by_transaction text,
  sealed bytea, found_at bigint, found_by text, matches jsonb
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  kept record;
  fresh text;
  changed text;
  happened text[];
BEGIN
  -- Findings of one subject take turns from here on: the statements below see what the one before left.
  INSERT INTO screening_case AS c (account_id, id, subject_key, user_hash, email_hash, transaction_id, kept, status, created_at, updated_at)
  VALUES (in_account, new_id, subject, by_user, by_email, by_transaction, sealed, 'OPEN', found_at, found_at)
  ON CONFLICT (account_id, subject_key) DO UPDATE SET name = NULL, query = NULL, user_id = NULL, kept = excluded.kept,
    user_hash = excluded.user_hash,
    email_hash = coalesce(excluded.email_hash, c.email_hash),
    transaction_id = coalesce(excluded.transaction_id, c.transaction_id)
  RETURNING c.id, c.status, c.id = new_id AS is_new INTO kept;

  SELECT string_agg(m.list || ' ' || m."sourceId", ', ' ORDER BY m.place) FILTER (WHERE k.list IS NULL),
         string_agg(m.list || ' ' || m."sourceId", ', ' ORDER BY m.place)
           FILTER (WHERE k.decision IS NOT NULL AND k.content_hash <> m."contentHash")
    INTO fresh, changed
  FROM ROWS FROM (jsonb_to_recordset(matches) AS (list text, "sourceId" text, "contentHash" text))
    WITH ORDINALITY AS m(list, "sourceId", "contentHash", place)
  LEFT JOIN screening_case_match k
    ON k.account_id = in_account AND k.case_id = kept.id AND k.list = m.list AND k.source_id = m."sourceId";

  INSERT INTO screening_case_match AS k (account_id, case_id, list, source_id, kind, content_hash, score, kept, first_matched_at, last_matched_at)
  SELECT in_account, kept.id, m.list, m."sourceId", m.kind, m."contentHash", m.score, decode(m.kept, 'hex'), found_at, found_at
  FROM jsonb_to_recordset(matches) AS m(list text, "sourceId" text, kind text, "contentHash" text, score real, kept text)
  ON CONFLICT (account_id, case_id, list, source_id) DO UPDATE SET kind = excluded.kind, score = excluded.score,
    entry = NULL, explanation = NULL, kept = excluded.kept, last_matched_at = excluded.last_matched_at,
    content_hash = excluded.content_hash,
    decision = CASE WHEN k.content_hash = excluded.content_hash THEN k.decision END,
    decided_by = CASE WHEN k.content_hash = excluded.content_hash THEN k.decided_by END,
    decided_at = CASE WHEN k.content_hash = excluded.content_hash THEN k.decided_at END;

  IF fresh IS NULL AND changed IS NULL THEN
    RETURN kept.id;
  END IF;
  IF kept.is_new THEN
    happened := ARRAY['opened', fresh];
  ELSE
    happened := CASE WHEN fresh IS NULL THEN '{}' ELSE ARRAY['matched', fresh] END;
    IF kept.status = 'CLOSED' OR changed IS NOT NULL THEN
      happened := happened || ARRAY['reopened', concat_ws(', ', changed, CASE WHEN kept.status = 'CLOSED' THEN fresh END)];
    END IF;
    UPDATE screening_case SET updated_at = found_at, status = CASE WHEN status = 'CLOSED' THEN 'OPEN' ELSE status END
    WHERE account_id = in_account AND id = kept.id;
  END IF;
  INSERT INTO screening_case_event (account_id, case_id, sequence, at, actor, action, note)
  SELECT in_account, kept.id, last.sequence + step, found_at, found_by, happened[2 * step - 1], happened[2 * step]
  FROM (SELECT coalesce(max(sequence), 0) AS sequence FROM screening_case_event
        WHERE account_id = in_account AND case_id = kept.id) last,
    generate_series(1, cardinality(happened) / 2) AS step;
  RETURN kept.id;
END $$;
`;

export const encryptedPersons = `
ALTER TABLE workflow_execution ALTER state DROP NOT NULL;
ALTER TABLE workflow_event ALTER body DROP NOT NULL, ADD COLUMN kept bytea;
ALTER TABLE workflow_event ALTER kept SET STORAGE EXTERNAL;
ALTER TABLE screening_case ALTER name DROP NOT NULL, ALTER query DROP NOT NULL;
ALTER TABLE screening_case_match ALTER entry DROP NOT NULL, ALTER explanation DROP NOT NULL;
ALTER TABLE monitored_name ALTER name DROP NOT NULL, ALTER query DROP NOT NULL;
ALTER TABLE monitored_match ALTER told DROP NOT NULL;
ALTER TABLE monitoring_change ALTER data DROP NOT NULL;
-- Packed history is made again when it is next asked for.
TRUNCATE history_block, history_column;
ALTER TABLE history_column RENAME data TO kept;
${keyed}
${recordFinding}`;
