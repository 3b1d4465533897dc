import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';
import { ApiFailure } from './failure';
import { SESSION_KEY } from './query-client';

const SECOND_FACTOR = ['second-factor'] as const;

const CODE_NEEDED = '2015';

/** Returns whether a sign-in failed only because the second factor's code is missing or wrong. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === CODE_NEEDED;

/** The second factor of who is signed in. */
export const secondFactor = queryOptions({
  queryKey: SECOND_FACTOR,
  queryFn: () => call('GET /session/second-factor'),
});

/** To be called when recovery codes were seen: a session that waited for the factor opens everything then. */
export function useSecondFactorChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [SECOND_FACTOR, SESSION_KEY, ['people']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** What proves that it is them once more; without a password, a sign-in at the provider of a moment ago does. */
export const again = (password: string | undefined): Sent<'POST /session/second-factor'> =>
  password === undefined ? {} : { current_password: password };

/** The secret is in the answer, and nowhere else ever after. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor', { body: again(password) }),
    gcTime: 0,
  });

/** The recovery codes are in the answer, and nowhere else ever after. */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /session/second-factor/confirm', { body: { code } }),
    gcTime: 0,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor/recovery-codes', { body: again(password) }),
    gcTime: 0,
  });

export function useRemoveSecondFactor() {
  const changed = useSecondFactorChanged();
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor/remove', { body: again(password) }),
    onSuccess: changed,
    gcTime: 0,
  });
}
