/** Signing secrets of which nothing is taken any more, from a time on; UNIX milliseconds. */
export const refusedSecrets = `
ALTER TABLE deployment_key ADD COLUMN refused_from bigint;
`;
