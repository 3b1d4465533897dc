/**
 * Every kind of work that processes share is leased in the same way: jobs on the history of an account, too, and a request to
 * erase that rests does so by a moment of its own. Jobs whose process ended before are marked as what they were shown as.
 */
export const leases = `
ALTER TABLE erase_request ADD COLUMN due_at bigint NOT NULL DEFAULT 0;

ALTER TABLE learning_job ADD COLUMN lease_owner uuid;
ALTER TABLE learning_job ADD COLUMN lease_until bigint NOT NULL DEFAULT 0;
ALTER TABLE learning_job ADD COLUMN attempts integer NOT NULL DEFAULT 0;
UPDATE learning_job SET state = 'failed', failure = 'The process that worked on it ended.'
  WHERE state = 'running' AND touched_at < extract(epoch FROM now()) * 1000 - 120000;
CREATE INDEX learning_job_open ON learning_job (id) WHERE state IN ('waiting', 'running');
DROP INDEX learning_job_waiting;
`;
