import type { JsonSchema } from '@assay/contract';
import fc from 'fast-check';

/** Texts that break careless parsers. */
const HOSTILE_TEXTS = [
  '__proto__',
  'constructor',
  'null',
  '\u0000',
  '\ud800',
  '\u001e\u001f',
  '\u202e',
  '’; DROP TABLE evaluation; --',
  '%s%n%00',
  '{"a":1}',
  '0x10',
  '1e400',
  '-0',
  'NaN',
  '٣٤',
  'İ',
  'ß'.repeat(300),
  '🦊'.repeat(60),
  'a@b@c',
  '@',
  'a'.repeat(64_000),
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e15, 1e16, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)];

const text = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 40) }) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  );

const number: fc.Arbitrary<number> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(...HOSTILE_NUMBERS),
);

/** Any JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  text(100),
  number,
  fc.constantFrom(null, true, [], {}, [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]),
);

function ofType(type: unknown, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(typeof schema.maxLength === 'number' ? schema.maxLength : 60);
    case 'integer':
      return fc.oneof(fc.integer(), fc.maxSafeInteger());
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as JsonSchema), { maxLength: 3 });
    case 'object':
      return objectOf(schema);
    default:
      return anything;
  }
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries((schema.properties ?? {}) as { readonly [name: string]: JsonSchema });
  if (members.length === 0) return fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 4 });
  return fc.record(Object.fromEntries(members.map(([name, member]) => [name, valuesOf(member)])), {
    requiredKeys: [],
  });
}

/** Generates values for a JSON Schema by its structure; size limits are followed only most of the time. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** Generates the usual value nine times out of ten, else any value. */
export const mostly = (usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: anything });

/** Generates a text with some of its bytes changed, cut off or doubled. */
export const damaged = (whole: fc.Arbitrary<string>): fc.Arbitrary<Buffer> =>
  fc
    .tuple(whole, fc.nat(), fc.nat(255), fc.constantFrom('change', 'cut', 'insert', 'double'))
    .map(([body, position, byte, damage]) => {
      const bytes = Buffer.from(body);
      const at = bytes.length === 0 ? 0 : position % bytes.length;
      switch (damage) {
        case 'cut':
          return bytes.subarray(0, at);
        case 'insert':
          return Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)]);
        case 'double':
          return Buffer.concat([bytes, bytes.subarray(at)]);
        default:
          if (bytes.length > 0) bytes[at] = byte;
          return bytes;
      }
    });
