/**
 * Who serves owns no table: what only an owner may do and serving needs is a function of the owner's. `deployment` is written
 * anew, so that its file loses what its columns held in clear.
 *
 * Behind this migration, and behind every later one, the tables of accounts get their wall (`schema/wall.ts`).
 */
export const wall = `
CREATE FUNCTION rewrite_deployment() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  CLUSTER deployment USING deployment_pkey;
END $$;
`;
