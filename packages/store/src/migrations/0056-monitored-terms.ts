/**
 * Search keys of monitored names: keyed hashes of the words and phonetic keys of each, in its environment,
 * like those of transactions in `evaluation_find`. Names of earlier versions get theirs while the server
 * runs.
 */
export const monitoredTerms = `
ALTER TABLE monitored_name ADD COLUMN terms bigint[];
CREATE INDEX monitored_name_terms ON monitored_name USING gin (terms);
CREATE INDEX monitored_name_unsorted ON monitored_name (account_id, id) WHERE terms IS NULL;
`;
