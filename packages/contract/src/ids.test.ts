import { expect, expectTypeOf, it } from 'vitest';
import {
  type AccountId,
  type EvaluationId,
  type ExecutionId,
  liveSpace,
  type SpaceId,
  type TransactionId,
} from './ids';

it('ids of different kinds are never taken for each other', () => {
  expectTypeOf<AccountId>().not.toExtend<SpaceId>();
  expectTypeOf<SpaceId>().not.toExtend<AccountId>();
  expectTypeOf<TransactionId>().not.toExtend<EvaluationId>();
  expectTypeOf<EvaluationId>().not.toExtend<ExecutionId>();
});

it('the space of live keys has the number of its account', () => {
  const account: AccountId = 7;
  expectTypeOf(liveSpace(account)).toEqualTypeOf<SpaceId>();
  expect(liveSpace(account)).toBe(7);
});
