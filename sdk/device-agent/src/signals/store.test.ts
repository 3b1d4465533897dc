import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { store } from './store';

const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';

/** Sets up a page with this cookie and local storage, without a database. */
function page(cookie: string, local: string | null) {
  const document = { cookie };
  const kept: { [name: string]: string } = {};
  const localStorage = {
    getItem: () => local,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
  };
  pageWith({ document, localStorage, location: { protocol: 'https:' }, indexedDB: BROKEN });
  return { document, kept };
}

describe('store', () => {
  test('creates a token once and writes it to every available storage', async () => {
    const { document, kept } = page('', null);
    const signal = await signalFrom(store);
    const { id } = (signal as { readonly v: { readonly id: string } }).v;
    expect(signal).toEqual({
      v: { id, found: { cookie: false, local: false, idb: false }, created: true, differs: false },
    });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(document.cookie).toContain(`assay_device=${id}; Max-Age=34560000`);
    expect(kept).toEqual({ assay_device: id });
  });

  test('restores a token from any storage and reports when two storages differ', async () => {
    page('', ID);
    expect(await signalFrom(store)).toMatchObject({
      v: { id: ID, created: false, differs: false, found: { cookie: false, local: true } },
    });
    page(`a=1; assay_device=${OTHER}`, ID);
    expect(await signalFrom(store)).toMatchObject({
      v: { id: OTHER, differs: true },
    });
  });

  test('rejects text that is not a token', async () => {
    page('assay_device=<script>', 'x');
    expect(await signalFrom(store)).toMatchObject({ v: { created: true } });
  });

  test('exists for the current page only when every storage throws', async () => {
    pageWith({ document: BROKEN, localStorage: BROKEN, indexedDB: BROKEN, location: { protocol: 'https:' } });
    expect(await signalFrom(store)).toMatchObject({ v: { created: true, differs: false } });
  });
});
