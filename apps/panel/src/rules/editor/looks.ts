import { EditorView } from '@codemirror/view';

/** The editor in the colours of the panel: their variables reach into it. */
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
  '.cm-placeholder': { color: 'var(--mantine-color-dimmed)' },
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
