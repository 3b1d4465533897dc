import type { Space } from '../api/evaluations';

interface DecisionSearch {
  readonly space: Space;
}

export const readDecisionSearch = (search: { readonly [name: string]: unknown }): DecisionSearch => ({
  space: search.space === 'test' ? 'test' : 'live',
});
