import { appliedRule, state } from '../details/shared';
import {
  closed,
  integer,
  named,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  Type,
  typedAs,
} from '../schema';
import { moduleMembers, onRequestMembers } from './modules';

export const ruleCategoryDetail = named('RuleCategoryDetails', {
  id: string,
  name: string,
  score: numberOrNull,
  state: nullable(state),
});

/** All fields of the fraud response, in the order in which they are sent. */
export const fraudData = closed({
  id: string,
  state,
  fraud_score: number,
  blackbox_score: numberOrNull,
  ...moduleMembers('first'),
  version: Type.Literal('v2'),
  applied_rules: Type.Array(appliedRule),
  calculation_time: integer,
  service_id: integer,
  rule_category_details: Type.Array(ruleCategoryDetail),
  ...moduleMembers('last'),
  /** Sent only if the module is enabled and `response_fields` names it. */
  ...onRequestMembers(),
});
export type FraudData = Static<typeof fraudData>;

/** The response as it is sent: every core field, or those that `config.response_fields` names. */
export const someFraudData = typedAs<Partial<FraudData>>({ ...fraudData, $id: 'FraudData', required: [] });

/** `data` of `transaction/processed`: the same members, with `id` and `state` always present. */
export const processedTransaction = typedAs<Partial<FraudData> & Pick<FraudData, 'id' | 'state'>>({
  ...fraudData,
  required: ['id', 'state'],
});
