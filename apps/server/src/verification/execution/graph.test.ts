import type { WorkflowDefinition } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { presentNode } from './graph';
import { evolve, NOTHING_YET, reducedState } from './state';

const DEFINITION = {
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
} as unknown as WorkflowDefinition;

describe('nodeIdOf', () => {
  it('returns the step that started last', () => {
    const event = { kind: 'step-begun', step: 'document', type: 'DOCUMENT', sessionId: 's' } as const;
    expect(presentNode(DEFINITION, evolve(NOTHING_YET, event, 1)).id).toBe('document');
  });

  it('reads states with the former member name, which stays after a purge', () => {
    const { node: _, ...rest } = NOTHING_YET;
    const former = { ...rest, at: 'document' } as unknown as typeof NOTHING_YET;
    expect(presentNode(DEFINITION, former).id).toBe('document');
    expect(reducedState(former).node).toBe('document');
    expect(evolve(former, { kind: 'moved', to: 'end' }, 1)).toMatchObject({ node: 'end' });
    expect(presentNode(DEFINITION, evolve(former, { kind: 'moved', to: 'end' }, 1)).id).toBe('end');
  });
});
