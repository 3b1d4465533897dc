import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../options';
import { refused, signalFrom } from '../testing/page';
import { worker } from './browser';

const realm = {
  userAgent: 'Browser/1',
  platform: 'Linux',
  language: 'en',
  languages: ['en'],
  hardwareConcurrency: 4,
  deviceMemory: null,
  zone: 'UTC',
  offset: 0,
  webdriver: false,
  dataPlatform: null,
  brands: [],
  evalLength: 33,
  unmaskedVendor: null,
  unmaskedRenderer: null,
};

describe('worker', () => {
  test('returns what the worker sees', async () => {
    expect(
      await signalFrom(worker, {
        worker: async () => ({ realm, inspected: false, file: Promise.resolve(null) }),
      }),
    ).toEqual({
      v: realm,
    });
  });

  test('returns unsupported when a page allows no worker, and skipped when the options forbid it', async () => {
    expect(await signalFrom(worker)).toEqual({ e: 'unsupported' });
    const options = { ...DEFAULT_OPTIONS, disableWorkerSources: true };
    expect(await signalFrom(worker, { options })).toEqual({ e: 'skipped' });
  });

  test('returns an error when it fails', async () => {
    expect(await signalFrom(worker, { worker: refused })).toEqual({ e: 'error' });
  });
});
