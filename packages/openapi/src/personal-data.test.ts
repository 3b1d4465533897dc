import { undecidedPlaces } from '@assay/contract';
import { MANAGEMENT_PREFIX } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from './all-routes';

/** Answers outside the envelope: one counts lines and repeats nothing, the other is refused to who gets personal data masked. */
const UNMASKED = ['importListFile', 'exportListFile'];

describe('every answer of the management API', () => {
  const all = ALL_ROUTES.filter(({ path }) => path.startsWith(MANAGEMENT_PREFIX));
  const routes = all.filter(({ operationId }) => !UNMASKED.includes(operationId));

  it.each(
    routes.map((route) => [route.operationId, route] as const),
  )('says of each open member of %s whether it holds personal data, and can mask what does', (_name, {
    success,
  }) => {
    expect('data' in success ? undecidedPlaces(success.data) : ['no data']).toEqual([]);
  });

  it('is in the envelope, but for those that hold nothing to mask', () => {
    const plain = all.filter(({ success }) => !('data' in success));
    expect(plain.map(({ operationId }) => operationId)).toEqual(UNMASKED);
  });
});
