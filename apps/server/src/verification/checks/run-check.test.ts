import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckContext, CheckProvider } from './provider';
import { runCheck } from './run-check';

const context: CheckContext = {
  executionId: 'e',
  checkType: 'DOCUMENT',
  settings: {},
  inputs: {},
  isTest: false,
  media: [],
  earlier: [],
  extracted: {},
  submission: {},
  deviceSession: null,
  challenge: null,
  chip: null,
  signal: new AbortController().signal,
  limitMs: 30_000,
  now: 0,
};

const provider = (
  evaluate: (context: CheckContext) => Promise<never>,
  more: Pick<CheckProvider, 'queues'> = {},
): CheckProvider => ({
  name: 'one',
  version: '1',
  ...more,
  capabilities: () => [{ check: 'DOCUMENT', subCheck: 'mrzCheckResult', strength: 'strong' }],
  evaluate,
});

/** Rejects when its signal aborts. */
const untilAborted = ({ signal }: CheckContext) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function reasonsOf(one: CheckProvider, of: Partial<CheckContext> = {}) {
  const { findings } = await runCheck([one], 'DOCUMENT', { ...context, ...of }, () => 0);
  const found = findings.find(({ subCheck }) => subCheck === 'mrzCheckResult');
  expect(found?.result).toBe('NOT_PERFORMED');
  return found?.reasons;
}

describe('provider timeout', () => {
  afterEach(() => vi.restoreAllMocks());

  it('expires after its limit', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const reasons = reasonsOf(provider(untilAborted));
    limit.abort();
    expect(await reasons).toEqual(['TIMEOUT']);
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('is applied by a provider whose checks are queued', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const late = async () => {
      throw new DOMException('late', 'TimeoutError');
    };
    expect(await reasonsOf(provider(late, { queues: true }))).toEqual(['TIMEOUT']);
    expect(timeout).not.toHaveBeenCalled();
  });

  it('ends for both kinds of providers when the process ends', async () => {
    for (const queues of [{}, { queues: true } as const]) {
      const stopping = new AbortController();
      const reasons = reasonsOf(provider(untilAborted, queues), { signal: stopping.signal });
      stopping.abort();
      expect(await reasons).toEqual(['TIMEOUT']);
    }
  });

  it('is not reported for other failures', async () => {
    const broken = async () => {
      throw new Error('out of order');
    };
    expect(await reasonsOf(provider(broken))).toEqual(['PROVIDER_ERROR']);
  });
});

describe('provider data', () => {
  it('is stored without card numbers and security codes', async () => {
    const reader: CheckProvider = {
      name: 'reader',
      version: '1',
      capabilities: () => [{ check: 'DOCUMENT', subCheck: 'mrzCheckResult', strength: 'strong' }],
      evaluate: async () => ({
        findings: [{ subCheck: 'mrzCheckResult', result: 'REVIEW', reasons: ['read 4111 1111 1111 1111'] }],
        extracted: { documentNumber: '4111111111111111', cvv: '123', name: 'Anna' },
        retry: { sentence: 'This shows 4111-1111-1111-1111.' },
        embedding: Array.from({ length: 128 }, () => 0.25),
      }),
    };
    const outcome = await runCheck([reader], 'DOCUMENT', context, () => 0);
    expect(outcome.extracted).toEqual({ documentNumber: '411111******1111', name: 'Anna' });
    expect(outcome.face).toHaveLength(128);
    expect(JSON.stringify(outcome)).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111|123"/);
  });
});
