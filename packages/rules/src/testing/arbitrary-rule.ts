/** Random well-typed rules over the test catalog, and random facts for them. */

import fc from 'fast-check';
import type { ComparisonOperator, FieldNode, KeyOfVelocity, RuleNode, VelocityNode } from '../ast';
import type { FieldType } from '../catalogue';
import { CATALOGUE } from './catalogue';

function fieldsOf(...types: FieldType[]): fc.Arbitrary<FieldNode> {
  const paths = [...CATALOGUE].filter(([, info]) => types.includes(info.type)).map(([path]) => path);
  return fc.constantFrom(...paths).map((path) => ({ op: 'field', path }));
}

const finite = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const word = fc.oneof(
  fc.constantFrom('US', 'DE', 'alice', 'Alice Smith', 'visa', '\\"`\n', 'ünïcode'),
  // Texts never contain NUL.
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }).filter((text) => !text.includes('\0')),
);
const customField: fc.Arbitrary<FieldNode> = fc
  .constantFrom('plan', 'plan-name', 'and', '__proto__', 'constructor', 'a b', 'a.b', '`"')
  .map((name) => ({ op: 'field', path: `custom_fields.${name}` }));

const eventCondition: fc.Arbitrary<RuleNode> = fc.oneof(
  fc.constantFrom<RuleNode>(
    { op: '=', left: { op: 'field', path: 'state' }, right: { op: 'const', value: 'DECLINE' } },
    { op: 'exists', arg: { op: 'field', path: 'ip_country' } },
    { op: '=', left: { op: 'field', path: 'event' }, right: { op: 'const', value: 'refunded' } },
    { op: '=', left: { op: 'field', path: 'direction' }, right: { op: 'const', value: 'outflow' } },
  ),
  finite.map(
    (value): RuleNode => ({
      op: '>',
      left: { op: 'field', path: 'transaction_amount' },
      right: { op: 'const', value },
    }),
  ),
);

type VelocityKind = Pick<VelocityNode, 'aggregate' | 'of' | 'p' | 'currency'>;

const NUMBERS: readonly VelocityKind[] = [
  { aggregate: 'count' },
  { aggregate: 'since_last' },
  { aggregate: 'since_first' },
  { aggregate: 'distinct', of: 'user_id' },
  { aggregate: 'distinct', of: 'ip_country' },
  { aggregate: 'sum', of: 'transaction_amount' },
  { aggregate: 'avg', of: 'transaction_amount' },
  { aggregate: 'median', of: 'transaction_amount' },
  { aggregate: 'percentile', of: 'transaction_amount', p: 12.5 },
  { aggregate: 'stddev', of: 'transaction_amount', currency: 'USD' },
  { aggregate: 'sum', of: 'transaction_amount', currency: 'account' },
  { aggregate: 'first_amount' },
  { aggregate: 'last_amount' },
  { aggregate: 'distinct', of: 'merchant_id' },
  { aggregate: 'distinct', of: 'custom_fields.a b' },
];

const velocityOf = (kinds: readonly VelocityKind[]): fc.Arbitrary<VelocityNode> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      by: fc.constantFrom<KeyOfVelocity>(
        'ip',
        'card_hash',
        'device_hash',
        'custom_fields.voucher',
        ['ip', 'card_hash'],
        ['custom_fields.voucher-code', 'ip'],
      ),
      window: fc.constantFrom('60s', '5m', '24h', '365d'),
      where: fc.option(eventCondition, { nil: undefined }),
    })
    .map(({ kind, by, window, where }) => ({
      op: 'velocity',
      ...kind,
      by,
      window,
      ...(where === undefined ? {} : { where }),
    }));

const velocityNumber = velocityOf(NUMBERS);

/** A velocity of any kind, with any result type. */
export const arbitraryVelocity = velocityOf([...NUMBERS, { aggregate: 'seen_before', of: 'card_hash' }]);

const number: fc.Arbitrary<RuleNode> = fc.letrec<{ node: RuleNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    finite.map((value): RuleNode => ({ op: 'const', value })),
    fieldsOf('number'),
    fc.constantFrom<RuleNode>(
      { op: 'duration', value: '5m' },
      { op: 'call', name: 'hour_of_day', args: [] },
      { op: 'call', name: 'age', args: [{ op: 'field', path: 'user_dob' }] },
      { op: 'call', name: 'days_between', args: [{ op: 'field', path: 'user_dob' }, { op: 'now' }] },
    ),
    velocityNumber,
    fc.record({ op: fc.constantFrom('+', '-', '*', '/'), left: tie('node'), right: tie('node') }),
    tie('node').map((arg): RuleNode => ({ op: 'call', name: 'abs', args: [arg] })),
  ),
})).node;

const comparison = fc.constantFrom<ComparisonOperator>('=', '!=', '>', '>=', '<', '<=');
const text = fieldsOf('string');
const constantText = word.map((value): RuleNode => ({ op: 'const', value }));

const leaf: fc.Arbitrary<RuleNode> = fc.oneof(
  fieldsOf('boolean'),
  text.map(
    (field): RuleNode => ({
      op: 'call',
      name: 'valid_national_id',
      args: [field, { op: 'const', value: 'BR CPF' }],
    }),
  ),
  customField,
  fc.record({ op: comparison, left: number, right: number }),
  fc.record({
    op: comparison,
    left: fieldsOf('date'),
    right: fc.oneof(fieldsOf('date'), fc.constant<RuleNode>({ op: 'now' })),
  }),
  fc.record({
    op: fc.constantFrom('=', '!='),
    left: fc.oneof(text, customField),
    right: fc.oneof(text, constantText),
  }),
  fc.record({
    op: fc.constantFrom('=', '!='),
    left: fieldsOf('boolean'),
    right: fc.boolean().map((value): RuleNode => ({ op: 'const', value })),
  }),
  fc.record({
    op: fc.constantFrom('contains', 'starts_with', 'ends_with', 'equals'),
    left: text,
    right: fc.oneof(text, constantText),
  }),
  fc.record({ op: fc.constant('contains'), left: fieldsOf('array'), right: constantText }),
  fc.record({
    op: fc.constant('matches'),
    left: text,
    right: fc.constant<RuleNode>({ op: 'const', value: '^[a-z]+[0-9]{2,}' }),
  }),
  fc.record({
    op: fc.constantFrom('in', 'not_in'),
    left: text,
    right: fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 4 }).map((value): RuleNode => ({ op: 'const', value })),
      fc.constantFrom<RuleNode>({ op: 'list', id: 'blocked' }, { op: 'list', id: 'absent' }),
      fieldsOf('array'),
    ),
  }),
  fc.record({
    op: fc.constantFrom('exists', 'not_exist'),
    arg: fc.oneof(fieldsOf('string', 'object', 'array'), customField),
  }),
) as fc.Arbitrary<RuleNode>;

/** Conditions that pass the checker, except for the nesting limit. */
export const arbitraryCondition: fc.Arbitrary<RuleNode> = fc.letrec<{ node: RuleNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({
      op: fc.constantFrom('and', 'or'),
      args: fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
    }),
    tie('node').map((arg): RuleNode => ({ op: 'not', arg })),
  ) as fc.Arbitrary<RuleNode>,
})).node;

const anyValue = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 3, arbitrary: finite },
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1990-02-30',
    '1990-02-28',
    '+02:00',
  ),
  fc.array(word, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

function typedValue(type: FieldType): fc.Arbitrary<unknown> {
  const typed: Readonly<Record<FieldType, fc.Arbitrary<unknown>>> = {
    string: word,
    number: finite,
    boolean: fc.boolean(),
    date: fc.constantFrom('1980-05-06', '2024-02-29', '2026-01-01 10:00:00', 1_700_000_000),
    array: fc.array(word, { maxLength: 3 }),
    object: fc.record({ number_of_breaches: finite }),
  };
  return fc.oneof({ weight: 4, arbitrary: typed[type] }, { weight: 1, arbitrary: anyValue });
}

function setPath(facts: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  let at = facts;
  for (const key of keys.slice(0, -1)) {
    const next = at[key];
    if (typeof next === 'object' && next !== null && !Array.isArray(next))
      at = next as Record<string, unknown>;
    else {
      const fresh: Record<string, unknown> = {};
      at[key] = fresh;
      at = fresh;
    }
  }
  at[keys.at(-1) ?? ''] = value;
}

/** Facts in which each field is present with its type, present with another type, or missing. */
export const arbitraryFacts: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    ...[...CATALOGUE].map(([path, info]) =>
      fc.option(typedValue(info.type), { nil: undefined }).map((value) => ({ path, value })),
    ),
  )
  .chain((fields) =>
    fc
      .dictionary(fc.constantFrom('plan', 'plan-name', 'and', 'a b', '__proto__'), anyValue)
      .map((custom_fields) => {
        const facts: Record<string, unknown> = { custom_fields };
        for (const { path, value } of fields) if (value !== undefined) setPath(facts, path, value);
        return facts;
      }),
  );

/** Values for a velocity definition, including unknown ones. */
export const arbitraryVelocityValue = fc.record({
  value: fc.option(fc.oneof(fc.nat(20), finite), { nil: null }),
  lowerBound: fc.boolean(),
});
