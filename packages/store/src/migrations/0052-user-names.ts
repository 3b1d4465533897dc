/** Optional names of panel users; before, they only had an address. */
export const userNames = `
ALTER TABLE panel_user ADD COLUMN name text;
ALTER TABLE panel_invitation ADD COLUMN name text;
`;
