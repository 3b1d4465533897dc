import { expect, it } from 'vitest';
import { actionName } from './action-names';
import { ACTIONS } from './actions';

it.each(ACTIONS)('names the action %s of the audit log in words', (action) => {
  expect(actionName(action)).not.toBeNull();
});
