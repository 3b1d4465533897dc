import { fraudRequestSchema, type JsonSchema } from '@assay/contract';
import fc from 'fast-check';
import { RESERVED_VALUES } from '../../apps/server/src/scoring/reserved-values/reserved-facts';
import { damaged, mostly, valuesOf } from './schema-values';

const COUNTRIES = ['US', 'HU', 'DE', 'BR', 'us', 'XX', 'Hungary'];
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

export const addresses = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom('8.8.8.8', '::ffff:8.8.8.8', '10.0.0.1'),
);
export const emails = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ maxLength: 20 }), fc.domain()).map(([local, domain]) => `${local}@${domain}`),
  fc.constantFrom('a@gmail.com', 'x@mailinator.com', 'ä@exämple.de', '"a b"@example.com'),
);
export const phones = fc.oneof(
  fc.stringMatching(/^\+?[0-9 ()-]{3,20}$/),
  fc.maxSafeNat(),
  fc.constantFrom('36301234567', '+1 202 555 0143', '00442071838750'),
);

/** Usual values of these fields, so that requests reach the modules and the rules. */
const USUAL: { readonly [field: string]: fc.Arbitrary<unknown> } = {
  ip: addresses,
  email: emails,
  phone_number: phones,
  card_bin: fc.stringMatching(/^\d{4,15}$/),
  card_last: fc.stringMatching(/^\d{4}$/),
  card_expire: fc.oneof(date, fc.constantFrom('12/30', '2031-02', '1/2')),
  card_hash: fc.constantFrom('c1', 'c2', 'c3'),
  user_id: fc.constantFrom('ann', 'bob', 'eve'),
  transaction_id: fc.constantFrom('order-1', 'order-2', 'order-3'),
  user_dob: date,
  receiver_dob: date,
  doc_issue_date: date,
  user_fullname: fc.constantFrom('Anna Kovács', 'X Æ A-12', '李小龙', 'fjkdsl fdsjkl'),
  user_country: fc.constantFrom(...COUNTRIES),
  billing_country: fc.constantFrom(...COUNTRIES),
  shipping_country: fc.constantFrom(...COUNTRIES),
  user_city: fc.constantFrom('Budapest', 'Chicago', 'São Paulo'),
  billing_city: fc.constantFrom('Chicago', 'Nowhere'),
  transaction_currency: fc.constantFrom('EUR', 'USD', 'xx'),
  transaction_amount: fc.double({ min: 0, max: 1e6, noNaN: true }),
  action_type: fc.constantFrom('login', 'register', 'deposit', 'withdrawal'),
};

const MODULES = { ip_api: true, email_api: true, phone_api: true, ip: { include: 'history,flags,id' } };
const schema = fraudRequestSchema();
const members = schema.properties as { readonly [name: string]: JsonSchema };

/** Up to a dozen of the documented fields: most with usual values, some within the schema, some invalid. */
const fields = fc.uniqueArray(fc.constantFrom(...Object.keys(members)), { maxLength: 12 }).chain((names) =>
  fc.record(
    Object.fromEntries(
      names.map((name) => {
        const described = valuesOf(members[name] ?? {});
        const usual = USUAL[name];
        return [name, mostly(usual ? fc.oneof({ weight: 4, arbitrary: usual }, described) : described)];
      }),
    ),
  ),
);

/** Requests with all modules enabled, or with a random config. */
const fraudRequests: fc.Arbitrary<object> = fc
  .tuple(fields, fc.boolean(), fc.option(fc.constantFrom(...RESERVED_VALUES), { freq: 8 }))
  .map(([request, modules, reserved]) => ({
    ...request,
    ...(reserved ? { [reserved.field]: reserved.value } : {}),
    ...(modules ? { config: MODULES } : {}),
  }));

/** Bodies as bytes, mostly complete. */
export const fraudBodies: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 9, arbitrary: fraudRequests.map((request) => JSON.stringify(request)) },
  { weight: 1, arbitrary: damaged(fraudRequests.map((request) => JSON.stringify(request))) },
);
