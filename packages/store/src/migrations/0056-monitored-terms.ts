/**
 * What monitored names are found by: keyed hashes of the words and sounds of each, under the space that they are of, as
 * `evaluation_find` has them of calls. Names of earlier versions get theirs while the server runs.
 */
export const monitoredTerms = `
ALTER TABLE monitored_name ADD COLUMN terms bigint[];
CREATE INDEX monitored_name_terms ON monitored_name USING gin (terms);
CREATE INDEX monitored_name_unsorted ON monitored_name (account_id, id) WHERE terms IS NULL;
`;
