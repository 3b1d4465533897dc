import { describeProblem } from '@assay/rules';
import { acceptCompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Action, type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { RuleProblem } from '../../api/rules';
import { t } from '../../i18n/language';
import { ruleCompletion, ruleLanguage, type Vocabulary } from './language';
import { proposedNames } from './proposed';
import classes from './rule-editor.module.css';

/** Editor theme with the panel's CSS variables. */
export const looks = EditorView.theme({
  '&': {
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-default)',
    background: 'var(--mantine-color-body)',
    color: 'var(--mantine-color-text)',
    fontSize: 'var(--mantine-font-size-sm)',
  },
  '&.cm-focused': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '-1px' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    minHeight: '5rem',
    maxHeight: '24rem',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', padding: '8px 0' },
  '.cm-tooltip': {
    background: 'var(--mantine-color-body)',
    color: 'var(--mantine-color-text)',
    border: '1px solid var(--mantine-color-default-border)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--mantine-primary-color-filled)',
    color: 'var(--mantine-color-white)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: 1, fontSize: '0.85em' },
  '.cm-completionInfo': { maxWidth: '16rem', fontFamily: 'var(--mantine-font-family)' },
  '.cm-diagnostic': {
    fontFamily: 'var(--mantine-font-family)',
    borderLeftColor: 'var(--mantine-color-red-text)',
  },
  '.cm-diagnosticAction': { background: 'var(--mantine-primary-color-filled)', borderRadius: '4px' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--mantine-color-red-text)',
  },
});

const replacement = (name: string): Action => ({
  name,
  apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: name } }),
});

/** Marks errors at their position; a click inserts a suggested name. */
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

/** Inserts text at the cursor. */
export interface EditorHandle {
  insert(text: string): void;
}

interface RuleEditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problems: readonly RuleProblem[];
  readonly vocabulary: Vocabulary;
  readonly onReady: (handle: EditorHandle | null) => void;
}

/** Latest props that the editor reads. */
type Latest = Pick<RuleEditorProps, 'onChange' | 'vocabulary'>;

/**
 * Returns the range that an input event replaces. The browser reports it, because the editor learns about a
 * changed selection only after a separate event.
 */
function replacedRange(event: InputEvent, view: EditorView): { readonly from: number; readonly to: number } {
  const [range] = event.getTargetRanges();
  const { contentDOM } = view;
  if (!range || !contentDOM.contains(range.startContainer) || !contentDOM.contains(range.endContainer))
    return view.state.selection.main;
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  };
}

/**
 * Replaces the selection on input. Chromium's default copies the old style into the page, which the content
 * policy forbids.
 */
const typesOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    const { from, to } = replacedRange(event, view);
    if (inputType !== 'insertText' || !data || from === to || view.composing) return false;
    const insert = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert));
    if (!isTaken) view.dispatch(insert());
    return true;
  },
});

/**
 * Creates an editor in a shadow root. There, its styles are constructed style sheets, which the content
 * policy allows.
 */
function openEditor(host: HTMLElement, value: string, latest: { readonly current: Latest }): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = EditorState.create({
    doc: value,
    extensions: [
      history(),
      closeBrackets(),
      bracketMatching(),
      ruleLanguage,
      ruleCompletion(() => latest.current.vocabulary),
      Prec.high(keymap.of([{ key: 'Enter', run: acceptCompletion }])),
      // The page runs the backtest; the editor would insert a line.
      Prec.high(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
      // Tab leaves the field, as in other forms.
      keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.lineWrapping,
      typesOver,
      EditorView.contentAttributes.of({
        'aria-label': t('Condition'),
        'aria-multiline': 'true',
        spellcheck: 'false',
        autocapitalize: 'off',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) latest.current.onChange(update.state.doc.toString());
      }),
      looks,
    ],
  });
  return new EditorView({ state, parent: root, root });
}

/** Condition editor with highlighting, completion and error marks. */
export function RuleEditor({ value, onChange, problems, vocabulary, onReady }: RuleEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef<Latest>({ onChange, vocabulary });
  latest.current = { onChange, vocabulary };
  const first = useRef({ value, onReady });

  useEffect(() => {
    if (!host.current) return;
    const opened = openEditor(host.current, first.current.value, latest);
    view.current = opened;
    const { onReady: ready } = first.current;
    ready({
      insert(text) {
        opened.dispatch(opened.state.replaceSelection(text));
        opened.focus();
      },
    });
    return () => {
      ready(null);
      opened.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    const opened = view.current;
    if (!opened || opened.state.doc.toString() === value) return;
    opened.dispatch({ changes: { from: 0, to: opened.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    if (view.current) markProblems(view.current, problems);
  }, [problems]);

  return <div ref={host} className={classes.editor} />;
}
