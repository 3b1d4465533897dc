import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type FirstSteps = Answer<'GET /first-steps'>;

/** Which of the first steps are done. */
export const firstSteps = queryOptions({
  queryKey: ['first-steps'],
  queryFn: () => call('GET /first-steps'),
});
