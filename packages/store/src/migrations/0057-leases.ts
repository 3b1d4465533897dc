/**
 * All kinds of shared work use the same lease columns, including jobs on an account's history; a paused erase
 * request has a separate due time. Jobs whose process ended earlier are stored with the state that was shown.
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
