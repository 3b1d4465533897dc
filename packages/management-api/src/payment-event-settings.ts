import {
  CARD_NETWORKS,
  closed,
  DISPUTE_CATEGORIES,
  LABEL_VALUES,
  literals,
  named,
  nullable,
  PAYMENT_EVENT_TYPES,
  type Static,
  Type,
} from '@assay/contract';
import { managementRoute } from './document';

const TAG = 'Payment events';

const eventType = literals(PAYMENT_EVENT_TYPES);
const network = literals(CARD_NETWORKS);
const category = literals(DISPUTE_CATEGORIES);
const labelValue = literals(LABEL_VALUES.map(({ value }) => value));

const labelRule = named('PaymentLabelRule', {
  type: eventType,
  /** Only disputes of this category; null = every event of the type. */
  category: nullable(category),
  /** null = the event sets no label. */
  label: nullable(labelValue),
});
export type PaymentLabelRule = Static<typeof labelRule>;

const PART_MEMBERS = {
  type: eventType,
  categories: Type.Optional(Type.Array(category, { minItems: 1, uniqueItems: true })),
};
const program = named('DisputeProgram', {
  id: Type.String({ pattern: '^[a-z0-9_]{1,40}$', description: '1 to 40 letters, digits or "_"' }),
  name: Type.String({ minLength: 1, maxLength: 80 }),
  /** null = all networks. */
  network: nullable(network),
  /** Events in the numerator. */
  numerator: Type.Array(named('DisputeProgramPart', PART_MEMBERS), { minItems: 1, maxItems: 9 }),
  /** Month whose captures form the denominator. */
  denominator: literals(['same_month', 'previous_month']),
  by: literals(['count', 'amount']),
  /** Minimum numerator of a month that exceeds the program. */
  min_count: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  threshold: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
});
export type DisputeProgram = Static<typeof program>;

const MAX_PROGRAMS = 20;
const MAX_LABEL_RULES = 40;
const settings = named('PaymentEventSettings', {
  labels: Type.Array(labelRule, { maxItems: MAX_LABEL_RULES }),
  /** Events replace labels that a person, an API key or an import set. */
  overwrite_labels: Type.Boolean(),
  programs: Type.Array(program, { maxItems: MAX_PROGRAMS }),
});
export type PaymentEventSettings = Static<typeof settings>;

const settingsChange = closed({
  labels: Type.Optional(Type.Array(labelRule, { maxItems: MAX_LABEL_RULES })),
  overwrite_labels: Type.Optional(Type.Boolean()),
  programs: Type.Optional(Type.Array(program, { maxItems: MAX_PROGRAMS })),
});

/** Routes of the labels that payment events set, and of the network programs. */
export const PAYMENT_EVENT_SETTINGS_ROUTES = {
  readPaymentEventSettings: managementRoute({
    operationId: 'readPaymentEventSettings',
    method: 'get',
    path: '/payment-event-settings',
    tag: TAG,
    summary: 'Get the payment event settings',
    description:
      'Returns the labels that events set, and the definitions of the network programs on the dashboard.',
    data: settings,
  }),
  changePaymentEventSettings: managementRoute({
    operationId: 'changePaymentEventSettings',
    method: 'put',
    path: '/payment-event-settings',
    tag: TAG,
    summary: 'Change the payment event settings',
    description:
      'Replaces the sent members; omitted members do not change, and an empty list removes all entries. Labels that are already set do not change.',
    body: settingsChange,
    bodyExample: {
      labels: [{ type: 'fraud_warning', category: null, label: 'fraud_detection_fraud' }],
      overwrite_labels: false,
    },
    data: settings,
  }),
};
