/** What people of the account are called, where somebody has said so; before there was their address alone. */
export const userNames = `
ALTER TABLE panel_user ADD COLUMN name text;
ALTER TABLE panel_invitation ADD COLUMN name text;
`;
