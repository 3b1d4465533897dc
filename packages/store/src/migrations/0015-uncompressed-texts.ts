/**
 * On a server that was built without LZ4, as the embedded one is, the texts of an evaluation are kept as they are:
 * PostgreSQL's own method takes 65 microseconds an evaluation, about a tenth of the whole call. They take about twice the room.
 * What was kept before stays readable as it is.
 */
export const uncompressedTexts = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE evaluation ALTER request SET STORAGE EXTERNAL, ALTER seen SET STORAGE EXTERNAL, ALTER answer SET STORAGE EXTERNAL;
  END IF;
END $$;
`;
