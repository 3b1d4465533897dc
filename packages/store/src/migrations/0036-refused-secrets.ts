/** Signing secrets that are rejected from a given time; UNIX milliseconds. */
export const refusedSecrets = `
ALTER TABLE deployment_key ADD COLUMN refused_from bigint;
`;
