/**
 * Alerts as a source of review queues. The alert contains its deadline and the proposal of the first user; `queue_item` adds
 * who works on it. Both are deleted with the alert.
 *
 * `alert_waiting` finds the open alerts of a queue in their order.
 */
export const alertQueues = `
ALTER TABLE review_queue DROP CONSTRAINT review_queue_source_check;
ALTER TABLE review_queue ADD CONSTRAINT review_queue_source_check
  CHECK (source IN ('DECISIONS', 'SCREENING', 'VERIFICATIONS', 'ALERTS'));
CREATE INDEX alert_waiting ON alert (account_id, id) WHERE status = 'OPEN';
CREATE TRIGGER alert_queue_items AFTER DELETE ON alert REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_queue_items('ALERTS');
`;
