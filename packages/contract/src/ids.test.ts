import { expect, expectTypeOf, it } from 'vitest';
import {
  type AccountId,
  type EnvironmentId,
  type EvaluationId,
  type ExecutionId,
  liveSpace,
  type TransactionId,
} from './ids';

it('liveSpace returns the number of its account, and ids of different kinds are not assignable to each other', () => {
  // The TypeScript compiler checks these.
  expectTypeOf<AccountId>().not.toExtend<EnvironmentId>();
  expectTypeOf<EnvironmentId>().not.toExtend<AccountId>();
  expectTypeOf<TransactionId>().not.toExtend<EvaluationId>();
  expectTypeOf<EvaluationId>().not.toExtend<ExecutionId>();
  const account: AccountId = 7;
  expectTypeOf(liveSpace(account)).toEqualTypeOf<EnvironmentId>();
  expect(liveSpace(account)).toBe(7);
});
