import type { ExecutionSummary } from '@assay/contract';
import { expectedName } from '../checks/expected-name';
import type { ExecutionState } from '../execution/state-shape';

const textOrNull = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null;

/** Whom an execution is about: as the backend named them, else by the name that was read off what they showed. */
export function executionPerson({ inputs, steps }: ExecutionState): ExecutionSummary['person'] {
  const read = Object.values(steps).map(({ extracted }) => textOrNull(extracted.fullName));
  return {
    name: expectedName({ inputs }) ?? read.find((name) => name !== null) ?? null,
    email: textOrNull(inputs.email),
    user_id: textOrNull(inputs.user_id),
  };
}
