/** Members that several management routes share. */
import { literals, named, personal, stringOrNull, Type } from '@assay/contract';

/** A name in a request: with visible, clickable text, and without characters that change the text direction. */
export const newLabel = Type.String({
  pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]{1,100}$',
  description: 'text of 1 to 100 characters, not blank and without control characters',
});

/**
 * Name of a panel user, displayed as entered, so without control characters and characters that change the
 * text direction.
 */
export const personName = Type.String({
  pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
  maxLength: 100,
});

/** The person of a list item, as the customer named them. */
export const personNamed = named('NamedPerson', {
  name: personal('name', stringOrNull),
  email: personal('email', stringOrNull),
  user_id: personal('id', stringOrNull),
});

export const scoreThreshold = Type.Number({ minimum: 0, maximum: 100 });

export const keyKind = literals(['live', 'test']);

/** The environment whose data a request reads or changes. */
export const ENVIRONMENT = {
  environment: Type.Optional({
    ...keyKind,
    description: 'Environment of the data; default: the environment of the key, `live` for panel users',
  } as typeof keyKind),
};

/** Policy versions are PostgreSQL integers. */
const LARGEST_VERSION = 2_147_483_647;

/** The policy version that the author read: if a newer one exists, the response is 409 and nothing changes. */
export const expectedVersion = Type.Integer({ minimum: 0, maximum: LARGEST_VERSION });

/** Reason for a policy change; stored with the version. */
export const changeNote = Type.String({ maxLength: 500 });

/** Optional members of every body that creates a policy version. */
export const VERSION_GUARD = {
  expected_version: Type.Optional(expectedVersion),
  note: Type.Optional(changeNote),
};

/** The same guard for routes without a body. */
export const VERSION_GUARD_QUERY = {
  expected_version: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LARGEST_VERSION,
      description: 'Policy version that the change is based on; returns 409 if a newer one exists',
    }),
  ),
};

/** A user referenced by a key, because URLs must not contain ids of people. */
export const USER_KEY = Type.Optional(
  Type.String({
    maxLength: 100,
    description: 'Only items of this user: `key` of a user ID from `POST /search`',
  }),
);

export const pageLimit = (most: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: most,
      description: `Maximum number of rows; default ${Math.min(most, 100)}`,
    }),
  );

/** Rows below a number, for numbered lists. */
export const pageBefore = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_VERSION, description }));
