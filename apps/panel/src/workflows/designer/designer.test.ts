import { WORKFLOW_TEMPLATES, type WorkflowDefinition, workflowProblems } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { added, connected, NO_HISTORY, remembered, removed, renamed, stepped, withSetting } from './edits';
import { layoutOf } from './layout';
import { problemsOf } from './problems';
import { differencesOf, wholeDiffers } from './version-compare';

const SIMPLE: WorkflowDefinition = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

describe('workflow edits', () => {
  it('inserts a step into a path and removes it again', () => {
    const { definition, id } = added(SIMPLE, 'SELFIE', 'document');
    expect(id).toBe('selfie');
    expect(definition.nodes.map(({ id: name, next }) => [name, next])).toEqual([
      ['document', 'selfie'],
      ['selfie', 'end'],
      ['end', undefined],
    ]);
    expect(workflowProblems(definition)).toEqual([]);
    expect(removed(definition, 'selfie')).toEqual(SIMPLE);
    expect(removed(SIMPLE, 'document').start).toBe('end');
  });

  it('connects both branches of a condition, and generates unique IDs', () => {
    const first = added(SIMPLE, 'CONDITION', 'document').definition;
    expect(workflowProblems(first)).toEqual([]);
    expect(added(first, 'CONDITION', null).id).toBe('condition-2');
  });

  it('renames a step in all references', () => {
    const conditional = added(SIMPLE, 'CONDITION', 'document').definition;
    const named = {
      ...conditional,
      nodes: conditional.nodes.map((node) =>
        node.type === 'CONDITION'
          ? { ...node, when: [{ property: 'steps.document.status', operator: 'exists' as const }] }
          : node,
      ),
    };
    const changed = renamed(named, 'document', 'passport');
    expect(workflowProblems(changed)).toEqual([]);
    expect(JSON.stringify(changed)).not.toContain('"document"');
  });

  it('removes all references to a removed step', () => {
    expect(Object.keys(connected(SIMPLE, 'document', 'next', null).nodes[0] ?? {})).toEqual(['id', 'type']);
    const node = withSetting({ id: 'a', type: 'SELFIE' }, 'retry_limit', 3);
    expect(node.settings).toEqual({ retry_limit: 3 });
    expect(withSetting(node, 'retry_limit', undefined)).toEqual({ id: 'a', type: 'SELFIE' });
  });

  it('undoes and redoes edits', () => {
    const history = remembered(remembered(NO_HISTORY as never, 1), 2);
    const back = stepped<number>(history, 3, 'undo');
    expect(back).toEqual({ history: { past: [1], future: [3] }, present: 2 });
    expect(stepped(back!.history, 2, 'redo')).toEqual({ history: { past: [1, 2], future: [] }, present: 3 });
    expect(stepped({ past: [], future: [] }, 1, 'undo')).toBeNull();
  });
});

describe('problemsOf', () => {
  it.each([
    ['a loop', connected(SIMPLE, 'document', 'next', 'document'), 'document', /loops back to this step/],
    ['a dead end', connected(SIMPLE, 'document', 'next', null), 'document', /No next step/],
    ['an unreachable step', added(SIMPLE, 'SELFIE', null).definition, 'selfie', /No step leads here/],
    ['no end', removed(SIMPLE, 'end'), null, /end node is missing/],
    ['no start', { ...SIMPLE, start: 'x' }, null, /first step/],
  ])('reports %s at its step', (_what, definition, node, text) => {
    expect(problemsOf(definition)).toContainEqual({ node, text: expect.stringMatching(text) });
  });

  it.each(Object.entries(WORKFLOW_TEMPLATES))('finds none in the template %s', (_id, { definition }) => {
    expect(problemsOf(definition)).toEqual([]);
  });

  it('reports too many steps and still lays them out', () => {
    const nodes = Array.from({ length: 200 }, (_, index) => ({
      id: `n${index}`,
      type: 'SELFIE' as const,
      next: index === 199 ? 'end' : `n${index + 1}`,
    }));
    const large = {
      start: 'n0',
      nodes: [...nodes, { id: 'end', type: 'END' as const, status: 'DERIVED' as const }],
    };
    expect(problemsOf(large)).toEqual([{ node: null, text: '201 steps; the maximum is 100.' }]);
    expect(layoutOf(large).size).toBe(201);
  });
});

describe('layoutOf', () => {
  it('places every step after its predecessors, and cuts loops', () => {
    const branching = added(
      added(SIMPLE, 'CONDITION', 'document').definition,
      'SELFIE',
      'condition',
    ).definition;
    const places = layoutOf(branching);
    const x = (id: string) => places.get(id)?.x ?? -1;
    expect(x('document')).toBeLessThan(x('condition'));
    expect(x('condition')).toBeLessThan(x('selfie'));
    expect(x('selfie')).toBeLessThan(x('end'));
    expect(layoutOf(connected(SIMPLE, 'document', 'next', 'document')).size).toBe(2);
  });
});

describe('differencesOf', () => {
  it('lists added, removed and changed steps, and ignores the order of members', () => {
    const { definition } = added(SIMPLE, 'SELFIE', 'document');
    expect(differencesOf(SIMPLE, definition).map(({ id, kind }) => [id, kind])).toEqual([
      ['document', 'changed'],
      ['selfie', 'added'],
    ]);
    expect(differencesOf(definition, SIMPLE).map(({ kind }) => kind)).toContain('removed');
    const same = { start: 'document', nodes: SIMPLE.nodes.map((node) => ({ ...node })).reverse() };
    expect(differencesOf(SIMPLE, same)).toEqual([]);
    expect(wholeDiffers(SIMPLE, { ...SIMPLE, settings: { loip: true } })).toBe(true);
  });
});
