import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithCode } from './notices';

const shown = (text: string) => renderToStaticMarkup(createElement(WithCode, { text }));

it.each([
  ['Run `assay doctor` on the server.', 'Run <code>assay doctor</code> on the server.'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
  ['nothing to run', 'nothing to run'],
  ['one ` alone', 'one ` alone'],
])('%s', (text, markup) => {
  expect(shown(text)).toBe(markup);
});
