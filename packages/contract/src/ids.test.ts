import { expect, expectTypeOf, it } from 'vitest';
import {
  type AccountId,
  type EvaluationId,
  type ExecutionId,
  liveSpace,
  type SpaceId,
  type TransactionId,
} from './ids';

it('liveSpace returns the number of its account, and ids of different kinds are not assignable to each other', () => {
  // The TypeScript compiler checks these.
  expectTypeOf<AccountId>().not.toExtend<SpaceId>();
  expectTypeOf<SpaceId>().not.toExtend<AccountId>();
  expectTypeOf<TransactionId>().not.toExtend<EvaluationId>();
  expectTypeOf<EvaluationId>().not.toExtend<ExecutionId>();
  const account: AccountId = 7;
  expectTypeOf(liveSpace(account)).toEqualTypeOf<SpaceId>();
  expect(liveSpace(account)).toBe(7);
});
