/** Jobs that a user canceled. */
export const cancelledJobs = `
ALTER TABLE learning_job DROP CONSTRAINT learning_job_state_check;
ALTER TABLE learning_job ADD CONSTRAINT learning_job_state_check
  CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled'));
`;
