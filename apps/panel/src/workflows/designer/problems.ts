import { type WorkflowDefinition, workflowProblems } from '@assay/contract';
import { english, type Sentence, t } from '../../i18n/language';

/** Problem of one step, or of the workflow (null). */
export interface Problem {
  readonly node: string | null;
  readonly text: string;
}

const MAX_NODES = 100;
const WAYS: { readonly [member: string]: Sentence } = {
  next: english('No next step. Select one.'),
  // biome-ignore lint/suspicious/noThenProperty: an API member, not a promise.
  then: english('No next step if the condition is true.'),
  else: english('No next step if the condition is false.'),
};

function sentence(member: string, expected: string): string {
  const way = WAYS[member];
  if (way && expected === 'the id of a node') return t(way);
  if (expected === 'a reachable node') return t('No step leads here.');
  if (expected === 'a unique id') return t('Another step has the same ID.');
  return member === ''
    ? t('Expected: {expected}.', { expected })
    : t('{member}: expected {expected}.', { member, expected });
}

/** Returns the problems of the server's validation, by step. */
export function problemsOf(definition: WorkflowDefinition): readonly Problem[] {
  const problems = workflowProblems(definition).map(({ field, expected }): Problem => {
    const [, index, member = ''] = /^nodes\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
    const node = index === undefined ? undefined : definition.nodes[Number(index)];
    if (node) return { node: node.id, text: sentence(member, expected) };
    const loop = /^no cycle through (.+)$/.exec(expected)?.[1];
    if (loop !== undefined)
      return { node: loop, text: t('A path loops back to this step, so the workflow never ends.') };
    return { node: null, text: field === 'start' ? t('Select the first step.') : sentence(field, expected) };
  });
  const counts: Problem[] = [
    ...(definition.nodes.length > MAX_NODES
      ? [
          {
            node: null,
            text: t('{steps} steps; the maximum is {most}.', {
              steps: definition.nodes.length,
              most: MAX_NODES,
            }),
          },
        ]
      : []),
    ...(definition.nodes.some(({ type }) => type === 'END')
      ? []
      : [{ node: null, text: t('The end node is missing. Add one.') }]),
  ];
  return [...counts, ...problems];
}
