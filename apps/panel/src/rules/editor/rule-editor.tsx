import { acceptCompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { RuleProblem } from '../../api/rules';
import { t } from '../../i18n/language';
import { ruleCompletion, type Vocabulary } from './completion';
import { ruleLanguage } from './language';
import { looks } from './looks';
import { markProblems } from './marks';
import classes from './rule-editor.module.css';

/** Writes where the cursor is. */
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

/** What of the form the editor asks for while it stands. */
type Latest = Pick<RuleEditorProps, 'onChange' | 'vocabulary'>;

/**
 * Types over what is selected. Left to Chromium, it writes the style of the old text into the page, which the content
 * policy refuses.
 */
const typesOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { main } = view.state.selection;
    if (inputType !== 'insertText' || !data || main.empty || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isTaken) view.dispatch(insert());
    return true;
  },
});

/**
 * An editor in a shadow root: there its styles are sheets of the document's own making, which a content policy that
 * refuses written styles lets through.
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
      // Tab leaves the field, as in every form.
      keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.lineWrapping,
      typesOver,
      placeholder('transaction_amount > 500 and count(ip, 1h) > 5'),
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

/** The text of a condition with colours, proposals and marks at what is wrong. */
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
