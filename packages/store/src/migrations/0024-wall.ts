/**
 * The serving role owns no table, so owner-only operations that it needs are functions of the owner.
 * `deployment` is rewritten, so that its file loses the plaintext of its columns.
 *
 * After this migration, and after every later one, the account tables get row-level security
 * (`schema/row-security.ts`).
 */
export const wall = `
CREATE FUNCTION rewrite_deployment() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  CLUSTER deployment USING deployment_pkey;
END $$;
`;
