import { describe, expect, it } from 'vitest';
import { maskAnswer, maskedAs, maskedText, notPersonal, personal, undecidedPlaces } from './personal';
import { closed, integer, literals, nullable, openObject, string, stringOrNull, Type } from './schema';

describe('undecidedPlaces', () => {
  it('finds open members without a personal-data mark and marked members without a mask', () => {
    const schema = closed({
      any: openObject,
      free: Type.Array(Type.Unknown()),
      count: personal('id', integer),
      ok: notPersonal(openObject),
    });
    expect(undecidedPlaces(schema)).toEqual([
      'data.any is open',
      'data.free[] is open',
      'data.count has no mask',
    ]);
  });
});

describe('maskAnswer and maskedText', () => {
  const schema = closed({
    id: string,
    email: personal('email', stringOrNull),
    age: Type.Optional(personal('date', integer)),
    place: personal('address', nullable(closed({ street: string, kind: literals(['home', 'work']) }))),
    known: Type.Union([
      closed({ by: literals(['name']), text: personal('name', string) }),
      closed({ by: string }),
    ]),
    settings: notPersonal(openObject),
    request: maskedAs(openObject, () => closed({ amount: integer, ip: personal('ip', string) })),
  });
  const answer = {
    id: 'x1',
    email: 'anna@example.com',
    age: 40,
    place: { street: 'Main 1', kind: 'home' as const },
    known: { by: 'name' as const, text: 'Anna Maria Schmidt' },
    settings: { theme: 'dark', size: 3 },
    request: { amount: 5, ip: '203.0.113.9', own: { passport: 4711, tags: ['vip', null, true] } },
  };

  it('masks personal data only and preserves the shape of the response', () => {
    expect(maskAnswer(schema, answer)).toEqual({
      id: 'x1',
      email: 'a•••@•••',
      place: { street: '•••', kind: 'home' },
      known: { by: 'name', text: 'A••• M••• S•••' },
      settings: { theme: 'dark', size: 3 },
      request: { amount: 5, ip: '•••', own: { passport: '•••', tags: ['•••', null, true] } },
    });
  });

  it('leaves null unchanged', () => {
    expect(maskAnswer(schema, { ...answer, email: null, place: null })).toMatchObject({
      email: null,
      place: null,
    });
  });

  it.each([
    ['phone', '+491701234567', '•••67'],
    ['phone', '110', '•••'],
    ['email', 'not an address', '•••'],
    ['name', '', '•••'],
    ['name', 'Émile', 'É•••'],
    ['text', 'anything', '•••'],
  ] as const)('masks the %s %j as %j', (kind, text, masked) => {
    expect(maskedText(kind, text)).toBe(masked);
  });
});
