import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { plugins } from './browser';

describe('plugins', () => {
  test('are texts; a viewer that is not reported is null', async () => {
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

  test('are an error where the list throws', async () => {
    pageWith({ navigator: { plugins: BROKEN } });
    expect(await signalFrom(plugins)).toEqual({ e: 'error' });
  });
});
