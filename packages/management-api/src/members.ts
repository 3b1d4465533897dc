/** Kinds of members that several management routes share. */
import { literals, named, personal, stringOrNull, Type } from '@assay/contract';

/** What a customer calls something, as it is sent: with something to see and to click on, and nothing that turns the direction of what is around it. */
export const newLabel = Type.String({
  pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]{1,100}$',
  description: 'text of 1 to 100 characters, not blank and without control characters',
});

/** What a person of the account is called: seen as it is written, so without control characters and those that turn its direction round. */
export const personName = Type.String({
  pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
  maxLength: 100,
});

/** Whom something in a list is about, as the customer named them. */
export const personNamed = named('NamedPerson', {
  name: personal('name', stringOrNull),
  email: personal('email', stringOrNull),
  user_id: personal('id', stringOrNull),
});

export const scoreThreshold = Type.Number({ minimum: 0, maximum: 100 });

export const keyKind = literals(['live', 'test']);

/** Policy versions are PostgreSQL integers. */
const LARGEST_VERSION = 2_147_483_647;

/** The policy version that the author saw: a newer one answers 409 and nothing changes. */
export const expectedVersion = Type.Integer({ minimum: 0, maximum: LARGEST_VERSION });

/** Why a policy was changed; kept with the version. */
export const changeNote = Type.String({ maxLength: 500 });

/** Optional members of every body that makes a new policy version. */
export const VERSION_GUARD = {
  expected_version: Type.Optional(expectedVersion),
  note: Type.Optional(changeNote),
};

/** The guard of routes without a body. */
export const VERSION_GUARD_QUERY = {
  expected_version: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LARGEST_VERSION,
      description: 'The policy version that was seen; 409 when there is a newer one',
    }),
  ),
};

/** A user by a key: ids of people stand in no address. */
export const USER_KEY = Type.Optional(
  Type.String({
    maxLength: 100,
    description: 'Of this user only: `key` of a user id, as POST /search answers it',
  }),
);

export const pageLimit = (most: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: most,
      description: `Most rows to answer; default ${Math.min(most, 100)}`,
    }),
  );

/** Rows below a number, for lists that are numbered. */
export const pageBefore = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_VERSION, description }));
