import {
  closed,
  integer,
  literals,
  MATCH_LIST_KINDS,
  named,
  nullable,
  type Static,
  string,
  TRIAGE_CONFLICTS,
  Type,
} from '@assay/contract';
import { managementRoute } from './document';

const MAX_RULES = 20;

const rule = named('AutoResolutionRule', {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** `shadow` only records which matches the rule would clear. */
  mode: literals(['off', 'shadow', 'active']),
  /** All conditions must hold; at least one is required. */
  when: named('AutoResolutionCondition', {
    /** Highest probability of a true match; null = any. */
    max_probability: nullable(Type.Number({ minimum: 0, maximum: 1 })),
    /** Data that must conflict; unknown data never conflicts. */
    conflicts: Type.Array(literals(TRIAGE_CONFLICTS), {
      uniqueItems: true,
      maxItems: TRIAGE_CONFLICTS.length,
    }),
  }),
  /** Kinds of lists; empty = all. */
  list_kinds: Type.Array(literals(MATCH_LIST_KINDS), {
    uniqueItems: true,
    maxItems: MATCH_LIST_KINDS.length,
  }),
  action: literals(['clear']),
  /** Share of the matches that stay open for a person, 0 to 1. */
  sample_rate: Type.Number({ minimum: 0, maximum: 1 }),
});
export type AutoResolutionRule = Static<typeof rule>;

const rules = Type.Array(rule, { maxItems: MAX_RULES });

const figures = named('AutoResolutionFigures', {
  rule: string,
  would_clear: integer,
  cleared: integer,
  /** Left open for a quality check. */
  sampled: integer,
  /** Sampled or shadow matches that a person decided as false positives. */
  confirmed: integer,
  /** Matches that a person decided as true matches. */
  overturned: integer,
});

const autoResolution = named('AutoResolution', {
  /** Increases with every change; 0 = the default rules. */
  version: integer,
  /** In the order of evaluation. */
  rules,
  /** Outcomes in the stored cases, by rule. */
  figures: Type.Array(figures),
});
export type AutoResolutionDocument = Static<typeof autoResolution>;
export type AutoResolutionSettings = Pick<AutoResolutionDocument, 'version' | 'rules'>;

export const AUTO_RESOLUTION_ROUTES = {
  readAutoResolution: managementRoute({
    operationId: 'readAutoResolution',
    method: 'get',
    path: '/screening/auto-resolution',
    tag: 'Screening',
    summary: 'Get the auto-resolution rules',
    description:
      'Returns the rules that clear screening matches automatically, in order, and how often each applied. The default is one example in shadow mode.',
    data: autoResolution,
  }),
  changeAutoResolution: managementRoute({
    operationId: 'changeAutoResolution',
    method: 'put',
    path: '/screening/auto-resolution',
    tag: 'Screening',
    summary: 'Change the auto-resolution rules',
    description:
      'Replaces the rules. The first active rule that applies clears a match in its case; responses of the screening APIs do not change. Decided matches stay unchanged.',
    body: closed({ rules }),
    bodyExample: {
      rules: [
        {
          name: 'Other date of birth and country',
          mode: 'shadow',
          when: { max_probability: 0.01, conflicts: ['date_of_birth', 'country'] },
          list_kinds: ['pep'],
          action: 'clear',
          sample_rate: 0.1,
        },
      ],
    },
    data: autoResolution,
  }),
};
