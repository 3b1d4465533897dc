import type { ManagedRule, PolicyFile, RuleInput } from '@assay/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, read } from './client';
import { usePolicyChanged } from './policy';

export type RuleMode = ManagedRule['mode'];
export type RuleCategory = PolicyFile['categories'][number];

interface RuleList {
  /** The policy version they stand in. */
  readonly version: number;
  readonly rules: readonly ManagedRule[];
}

export interface RuleProblem {
  readonly message: string;
  readonly fix: string;
  readonly path: string;
  /** UTF-16 offsets into the text. */
  readonly position: { readonly start: number; readonly end: number } | null;
}

export interface RuleCheck {
  readonly ok: boolean;
  readonly problems: readonly RuleProblem[];
  /** The condition in its usual spelling. */
  readonly text: string | null;
}

export interface RuleField {
  readonly path: string;
  readonly type: 'string' | 'number' | 'boolean' | 'date' | 'array' | 'object';
  readonly nullable: boolean;
  readonly module: string;
  readonly pii: boolean;
}

export interface SavedRule {
  readonly version: number;
  readonly rule: ManagedRule;
}

const rulePath = (id: string) => `/rules/${encodeURIComponent(id)}`;

/** Every rule of the current policy, in the order of evaluation. */
export const ruleList = queryOptions({ queryKey: ['rules'], queryFn: () => read<RuleList>('/rules') });

export const ruleById = (id: string) =>
  queryOptions({ queryKey: ['rules', id], queryFn: () => read<SavedRule>(rulePath(id)) });

export const ruleCategories = queryOptions({
  queryKey: ['rule-categories'],
  queryFn: () => read<{ readonly categories: readonly RuleCategory[] }>('/rule-categories'),
});

export const ruleFields = queryOptions({
  queryKey: ['rule-fields'],
  queryFn: () => read<{ readonly fields: readonly RuleField[] }>('/rule-fields'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Checks a condition without saving it. */
export const ruleCheck = (when: string) =>
  queryOptions({
    queryKey: ['rule-check', when],
    queryFn: () => call<RuleCheck>('POST', '/rules/check', { when }),
    enabled: when.trim() !== '',
    gcTime: 60_000,
  });

export function useChangeMode() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: ({ id, mode }: { readonly id: string; readonly mode: RuleMode }) =>
      call<SavedRule>('PATCH', rulePath(id), { mode }),
    onSuccess: changed,
  });
}

interface RuleSave {
  /** null = a new rule. */
  readonly id: string | null;
  readonly rule: RuleInput;
  /** The policy version that the author saw; undefined = any. */
  readonly expected: number | undefined;
}

export function useSaveRule() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: ({ id, rule, expected }: RuleSave) =>
      call<SavedRule>(id === null ? 'POST' : 'PUT', id === null ? '/rules' : rulePath(id), {
        ...rule,
        ...(expected === undefined ? {} : { expected_version: expected }),
      }),
    onSuccess: changed,
  });
}

export function useDeleteRule() {
  const changed = usePolicyChanged();
  return useMutation({ mutationFn: (id: string) => call('DELETE', rulePath(id)), onSuccess: changed });
}
