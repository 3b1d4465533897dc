/**
 * On a server that was built without LZ4, like the embedded one, texts of an evaluation are stored
 * uncompressed: PostgreSQL's default method takes 65 microseconds per evaluation, about a tenth of the whole
 * request. They take about twice the space. Earlier rows stay readable.
 */
export const uncompressedTexts = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE evaluation ALTER request SET STORAGE EXTERNAL, ALTER seen SET STORAGE EXTERNAL, ALTER answer SET STORAGE EXTERNAL;
  END IF;
END $$;
`;
