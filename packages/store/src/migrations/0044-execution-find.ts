/**
 * Executions are narrowed by status and by workflow without reading all of them. What persons are found by beside user id
 * and e-mail address (keyed hashes of document numbers, phone numbers, and words and sounds of names) stands among the
 * traits of an execution, under the kind `find`, and goes with them.
 */
export const executionFind = `
CREATE INDEX workflow_execution_status ON workflow_execution (account_id, status, id);
CREATE INDEX workflow_execution_workflow ON workflow_execution (account_id, workflow_id, id);
`;
