import { expect, expectTypeOf, it } from 'vitest';
import {
  type AccountId,
  type EvaluationId,
  type ExecutionId,
  liveSpace,
  type SpaceId,
  type TransactionId,
} from './ids';

it('the space of live keys has the number of its account, and no id is accepted as one of another kind', () => {
  // The compiler checks these.
  expectTypeOf<AccountId>().not.toExtend<SpaceId>();
  expectTypeOf<SpaceId>().not.toExtend<AccountId>();
  expectTypeOf<TransactionId>().not.toExtend<EvaluationId>();
  expectTypeOf<EvaluationId>().not.toExtend<ExecutionId>();
  const account: AccountId = 7;
  expectTypeOf(liveSpace(account)).toEqualTypeOf<SpaceId>();
  expect(liveSpace(account)).toBe(7);
});
