import { createAccount, type Database } from '@assay/store';

/**
 * Creates an account for the endpoints of tests.
 * @returns its id
 */
export const newShop = (database: Database) =>
  createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
