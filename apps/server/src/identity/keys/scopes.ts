import { KEY_SCOPES } from '@assay/contract';

/** What a key may do. `admin` manages its account; the owner's account also makes accounts. */
export const SCOPES = KEY_SCOPES;
export type Scope = (typeof SCOPES)[number];
