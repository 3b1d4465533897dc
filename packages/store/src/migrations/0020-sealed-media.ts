/**
 * The keys of captured files, faces, and screening data are stored like requests and responses: encrypted,
 * with a separate key that is queued for destruction when the row is deleted. The previous columns hold
 * earlier data.
 */
const KEYED = ['workflow_media', 'verification_face', 'screening'] as const;

export const encryptedMedia = `
ALTER TABLE workflow_media ALTER wrapped_key DROP NOT NULL;
ALTER TABLE verification_face ALTER sealed DROP NOT NULL;
ALTER TABLE screening ALTER request DROP NOT NULL, ALTER answer DROP NOT NULL;
${KEYED.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN kept bytea;
ALTER TABLE ${table} ALTER kept SET STORAGE EXTERNAL;
CREATE TRIGGER ${table}_own_keys AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION remove_own_keys();
CREATE TRIGGER ${table}_own_key AFTER UPDATE OF kept ON ${table}
  FOR EACH ROW EXECUTE FUNCTION remove_own_key();`,
).join('\n')}
`;
