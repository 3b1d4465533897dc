import type { Static, TSchema } from './schema';

/**
 * Kind of personal data in a response member. `maskAnswer` masks it for roles without permission to see it.
 * An address is replaced as a whole by null. `none` marks an open member without personal data.
 */
const PERSONAL_KINDS = [
  'email',
  'phone',
  'name',
  'ip',
  'card',
  'document',
  'address',
  'place',
  'date',
  'id',
  'text',
  'none',
] as const;
type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** JSON Schema extension under which the kind is published. */
const MARK = 'x-personal';
/** Schema by which an open member is masked; not published. */
const MASKED_AS = Symbol('masked as');

const withMember = <S extends TSchema>(schema: S, name: string | symbol, value: unknown): S =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(schema),
      [name]: { value, enumerable: true, configurable: true, writable: true },
    },
  ) as S;

/** Marks a response member and everything in it as personal data. */
export const personal = <S extends TSchema>(kind: PersonalKind, schema: S): S =>
  withMember(schema, MARK, kind);

/** Marks an open member that never holds personal data. */
export const notPersonal = <S extends TSchema>(schema: S): S => personal('none', schema);

/** Marks an open member that is masked according to another schema; undeclared parts are masked completely. */
export const maskedAs = <S extends TSchema>(schema: S, shape: () => object): S =>
  withMember(schema, MASKED_AS, shape);

/** Text that replaces masked values. */
export const MASK = '•••';

interface Shape {
  readonly [MARK]?: PersonalKind;
  readonly [MASKED_AS]?: () => Shape;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: { readonly [name: string]: Shape };
  readonly patternProperties?: { readonly [pattern: string]: Shape };
  readonly additionalProperties?: boolean | Shape;
}

/** One of the possible schemas of a value, with the mark of its enclosing member. */
interface Form {
  readonly shape: Shape;
  readonly mark: PersonalKind | undefined;
}

function formsOf(shape: Shape, inherited?: PersonalKind): readonly Form[] {
  const mark = shape[MARK] ?? inherited;
  const instead = shape[MASKED_AS]?.();
  if (instead) return formsOf(instead, mark);
  if (shape.anyOf) return shape.anyOf.flatMap((form) => formsOf(form, mark));
  return [{ shape, mark }];
}

const typesOf = ({ type }: Shape): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

/** Checks whether a schema doesn't restrict its content. */
const isOpen = (shape: Shape): boolean =>
  typesOf(shape).length === 0 && shape.enum === undefined && shape.const === undefined;

const allows = ({ shape }: Form, value: unknown): boolean =>
  shape.enum?.includes(value) || (shape.const !== undefined && shape.const === value);

/** Masks a text; the mask preserves its form if that reveals nothing about the person. */
export function maskedText(kind: PersonalKind, text: string): string {
  const [first = ''] = text;
  switch (kind) {
    case 'email':
      return text.includes('@') ? `${first}${MASK}@${MASK}` : MASK;
    case 'name':
      return text
        .trim()
        .split(/\s+/)
        .slice(0, 3)
        .map(([letter = '']) => letter + MASK)
        .join(' ');
    case 'phone':
      return text.length > 6 ? MASK + text.slice(-2) : MASK;
    default:
      return MASK;
  }
}

/** Masks all texts and numbers of a value that no schema describes. */
function hideAll(value: unknown, kind: PersonalKind): unknown {
  if (typeof value === 'string') return maskedText(kind, value);
  if (typeof value === 'number') return MASK;
  if (Array.isArray(value)) return value.map((one) => hideAll(one, kind));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hideAll(member, kind)]));
}

/**
 * Masks a text or number of a marked member.
 * @returns undefined if the schema allows neither a text nor null, and the member is optional
 */
function hide(forms: readonly Form[], value: string | number, kind: PersonalKind): unknown {
  const takesText = forms.some(
    ({ shape }) =>
      isOpen(shape) ||
      (typesOf(shape).includes('string') &&
        !shape.format &&
        !shape.pattern &&
        !shape.enum &&
        !shape.minLength),
  );
  if (takesText) return maskedText(kind, String(value));
  return forms.some(({ shape }) => typesOf(shape).includes('null')) ? null : undefined;
}

function maskScalar(forms: readonly Form[], value: string | number): unknown {
  if (forms.some((form) => allows(form, value))) return value;
  const kind = forms.find(({ mark }) => mark !== undefined)?.mark;
  if (kind === 'none') return value;
  if (kind !== undefined) return hide(forms, value, kind);
  return forms.length === 0 || forms.some(({ shape }) => isOpen(shape)) ? hideAll(value, 'text') : value;
}

/** Collects the possible schemas of a member from all possible schemas of its object. */
function memberForms(forms: readonly Form[], name: string): readonly Form[] {
  return forms.flatMap(({ shape, mark }) => {
    const declared = shape.properties && Object.hasOwn(shape.properties, name) && shape.properties[name];
    if (declared) return formsOf(declared, mark);
    const others = Object.values(shape.patternProperties ?? {});
    if (typeof shape.additionalProperties === 'object') others.push(shape.additionalProperties);
    if (others.length > 0) return others.flatMap((other) => formsOf(other, mark));
    return mark === undefined ? [] : [{ shape: {}, mark }];
  });
}

function mask(forms: readonly Form[], value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return maskScalar(forms, value);
  if (typeof value !== 'object' || value === null) return value;
  if (forms.some((form) => form.mark === 'place')) return null;
  if (Array.isArray(value)) {
    const entries = forms.flatMap(({ shape, mark }) =>
      shape.items ? formsOf(shape.items, mark) : mark === undefined ? [] : [{ shape: {}, mark }],
    );
    return value.map((entry) => mask(entries, entry)).filter((entry) => entry !== undefined);
  }
  const members = Object.entries(value).map(([name, member]) => [
    name,
    mask(memberForms(forms, name), member),
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/**
 * Returns a response with its personal data masked. Marked members are masked in a form that their schema
 * allows; everything that no schema describes is masked completely. Flags, counts, states and times stay.
 */
export const maskAnswer = <S extends TSchema>(schema: S, data: Static<S>): Static<S> =>
  mask(formsOf(schema as Shape), data) as Static<S>;

/**
 * Returns the places of a schema that lack a decision: open members without a mark, and marked members that
 * can't be masked in a form that the schema allows. For tests.
 */
export function undecidedPlaces(schema: TSchema): readonly string[] {
  const found: string[] = [];
  const seen = new Set<Shape>();
  const walk = (shape: Shape, at: string, inherited: PersonalKind | undefined, optional: boolean): void => {
    const mark = shape[MARK] ?? inherited;
    const instead = shape[MASKED_AS]?.();
    if (instead) {
      if (!seen.has(instead)) {
        seen.add(instead);
        walk(instead, at, mark, optional);
      }
      return;
    }
    if (mark === 'place') {
      if (!shape.anyOf?.some((form) => typesOf(form).includes('null'))) found.push(`${at} has no mask`);
      return;
    }
    if (shape.anyOf) {
      const nullable = shape.anyOf.some((form) => typesOf(form).includes('null'));
      for (const form of shape.anyOf) walk(form, at, mark, optional || nullable);
      return;
    }
    const open = isOpen(shape) || (typesOf(shape).includes('object') && shape.additionalProperties === true);
    if (open && mark === undefined) found.push(`${at} is open`);
    const fixed = typesOf(shape).some((type) => type === 'number' || type === 'integer');
    const bound = shape.format || shape.pattern || shape.minLength;
    if (mark !== undefined && mark !== 'none' && (fixed || bound) && !optional)
      found.push(`${at} has no mask`);
    for (const [name, member] of Object.entries(shape.properties ?? {})) {
      const required = (shape as { required?: readonly string[] }).required?.includes(name) ?? false;
      walk(member, `${at}.${name}`, mark, !required);
    }
    for (const member of Object.values(shape.patternProperties ?? {})) walk(member, `${at}.*`, mark, true);
    if (typeof shape.additionalProperties === 'object')
      walk(shape.additionalProperties, `${at}.*`, mark, true);
    if (shape.items) walk(shape.items, `${at}[]`, mark, true);
  };
  walk(schema as Shape, 'data', undefined, false);
  return found;
}
