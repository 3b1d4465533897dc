import { createAccount, type Database } from '@assay/store';

/** An account for endpoints of tests. @returns its id */
export const newShop = (database: Database) =>
  createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
