import type { ManagedRule, PolicyFile, RuleInput } from '@assay/management-api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import { changeOrPropose, usePolicyChanged } from './policy';

export type RuleMode = ManagedRule['mode'];
export type RuleCategory = PolicyFile['categories'][number];
export type SavedRule = Answer<'GET /rules/{id}'>;
export type RuleCheck = Answer<'POST /rules/check'>;
export type RuleProblem = RuleCheck['problems'][number];
export type RuleField = Answer<'GET /rule-fields'>['fields'][number];

/** Rules of the current policy, in evaluation order. */
export const ruleList = queryOptions({ queryKey: ['rules'], queryFn: () => call('GET /rules') });

export const ruleById = (id: string) =>
  queryOptions({ queryKey: ['rules', id], queryFn: () => call('GET /rules/{id}', { params: { id } }) });

export const ruleCategories = queryOptions({
  queryKey: ['rule-categories'],
  queryFn: () => call('GET /rule-categories'),
});

export const ruleFields = queryOptions({
  queryKey: ['rule-fields'],
  queryFn: () => call('GET /rule-fields'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Validates a condition without saving it. */
export const ruleCheck = (when: string) =>
  queryOptions({
    queryKey: ['rule-check', when],
    queryFn: () => call('POST /rules/check', { body: { when } }),
    enabled: when.trim() !== '',
    gcTime: 60_000,
  });

/** Mode change of a rule; a canary includes its share of transactions. */
export type ModeChange = Pick<ManagedRule, 'id' | 'mode'> & Pick<Sent<'PATCH /rules/{id}'>, 'canary_percent'>;

export function useChangeMode() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: ModeChange) =>
      changeOrPropose(
        () => call('PATCH /rules/{id}', { params: { id }, body }),
        (document) => ({
          ...document,
          rules: document.rules.map((rule) =>
            rule.id === id ? { ...rule, mode: body.mode, canary_percent: body.canary_percent ?? null } : rule,
          ),
        }),
        `Rule changed: ${id}`,
      ),
    onSuccess: changed,
  });
}

interface RuleSave {
  /** null for a new rule. */
  readonly id: string | null;
  readonly rule: RuleInput;
  /** Policy version that the user edited; undefined accepts any version. */
  readonly expected: number | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tests an unsaved rule on a stored evaluation, by its ID or transaction ID, or on given facts. */
export function useTryRule() {
  return useMutation({
    mutationFn: async ({ rule, of }: { readonly rule: RuleInput; readonly of: string | object }) => {
      if (typeof of === 'object') return call('POST /rules/test', { body: { rule, facts: { ...of } } });
      if (UUID.test(of))
        return call('POST /evaluations/{id}/rule-test', { params: { id: of }, body: { rule } });
      const found = await call('GET /transactions/{transaction_id}/evaluations', {
        params: { transaction_id: of },
        query: { limit: 1 },
      });
      const id = found.evaluations[0]?.id ?? of;
      return call('POST /evaluations/{id}/rule-test', { params: { id }, body: { rule } });
    },
  });
}

/** Returns an unused ID for a proposed rule, because the server doesn't assign IDs in policy files. */
function freeId({ rules }: PolicyFile): string {
  const taken = new Set(rules.map(({ id }) => id));
  for (;;) {
    const id = `C-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
    if (!taken.has(id)) return id;
  }
}

export function useSaveRule() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: ({ id, rule, expected }: RuleSave) => {
      const body = { ...rule, ...(expected === undefined ? {} : { expected_version: expected }) };
      return changeOrPropose<SavedRule>(
        () =>
          id === null ? call('POST /rules', { body }) : call('PUT /rules/{id}', { params: { id }, body }),
        (document) => {
          const as = id ?? rule.id ?? freeId(document);
          const others = document.rules.filter((other) => other.id !== as);
          return { ...document, rules: [...others, { ...rule, id: as }] };
        },
        id === null ? `Rule added: ${rule.name}` : `Rule replaced: ${id}`,
      );
    },
    onSuccess: changed,
  });
}

export function useDeleteRule() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (id: string) =>
      changeOrPropose(
        () => call('DELETE /rules/{id}', { params: { id } }),
        (document) => ({ ...document, rules: document.rules.filter((rule) => rule.id !== id) }),
        `Rule removed: ${id}`,
      ),
    onSuccess: changed,
  });
}
