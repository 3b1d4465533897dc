import { undecidedPlaces } from '@assay/contract';
import { MANAGEMENT_PREFIX } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from './all-routes';

/**
 * Responses outside the envelope: one only counts lines, the others are rejected for roles that receive
 * personal data masked.
 */
const UNMASKED = ['importListFile', 'exportListFile', 'exportScreenings'];

describe('responses of the management API', () => {
  const all = ALL_ROUTES.filter(({ path }) => path.startsWith(MANAGEMENT_PREFIX));
  const routes = all.filter(({ operationId }) => !UNMASKED.includes(operationId));

  it.each(
    routes.map((route) => [route.operationId, route] as const),
  )('marks every open member of %s as personal or not, and can mask the personal ones', (_name, {
    success,
  }) => {
    expect('data' in success ? undecidedPlaces(success.data) : ['no data']).toEqual([]);
  });

  it('use the envelope, except those without data to mask', () => {
    const plain = all.filter(({ success }) => !('data' in success));
    expect(plain.map(({ operationId }) => operationId)).toEqual(UNMASKED);
  });
});
