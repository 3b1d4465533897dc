import { describeProblem } from '@assay/rules';
import { type Action, type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import type { RuleProblem } from '../../api/rules';
import { proposedNames } from './proposed';

const replacement = (name: string): Action => ({
  name,
  apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: name } }),
});

/** Marks what is wrong at its place; a proposed name can be taken by one click. */
export function markProblems(view: EditorView, problems: readonly RuleProblem[]): void {
  const { length } = view.state.doc;
  const diagnostics = problems.flatMap((problem): Diagnostic[] => {
    if (!problem.position) return [];
    const from = Math.min(problem.position.start, length);
    const to = Math.min(Math.max(problem.position.end, from), length);
    return [
      {
        from,
        to,
        severity: 'error',
        message: describeProblem(problem),
        actions: proposedNames(problem.fix).map(replacement),
      },
    ];
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
