import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { plugins } from './browser';

describe('plugins', () => {
  test("returns texts, and null for a viewer that isn't reported", async () => {
    const viewer = { name: 'PDF Viewer', filename: 'pdf', description: 'Portable Document Format' };
    pageWith({
      navigator: {
        plugins: [viewer],
        mimeTypes: [{ type: 'application/pdf', suffixes: 'pdf' }],
        javaEnabled: BROKEN,
      },
    });
    expect(await signalFrom(plugins)).toEqual({
      v: {
        plugins: ['PDF Viewer|pdf|Portable Document Format'],
        mimeTypes: ['application/pdf|pdf'],
        javaEnabled: false,
        pdfViewer: null,
      },
    });
  });

  test('returns an error when the list throws', async () => {
    pageWith({ navigator: { plugins: BROKEN } });
    expect(await signalFrom(plugins)).toEqual({ e: 'error' });
  });
});
