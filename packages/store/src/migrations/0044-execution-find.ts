/**
 * Indexes that filter executions by status and by workflow. Search keys of persons other than user id and
 * email address (keyed hashes of document numbers, phone numbers, and words and phonetic keys of names) are
 * traits of an execution of the kind `find`, and are deleted with them.
 */
export const executionFind = `
CREATE INDEX workflow_execution_status ON workflow_execution (account_id, status, id);
CREATE INDEX workflow_execution_workflow ON workflow_execution (account_id, workflow_id, id);
`;
