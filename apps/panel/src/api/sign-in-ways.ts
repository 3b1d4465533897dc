import { useQuery } from '@tanstack/react-query';
import { call } from './client';

/** What this installation offers to sign in by, beside password, passkey and key. */
export function useSignInWays() {
  return useQuery({ queryKey: ['sign-in-ways'], queryFn: () => call('GET /session/methods') });
}
