import { describe, expect, it } from 'vitest';
import { LookupFailure, type LookupPort } from '../lookup';
import { unlimited } from '../testing/source-context';
import { createRegistrationPort, type DomainRegistration } from './registration';

const answerOf = (source: 'rdap' | 'whois'): DomainRegistration => ({
  domain: 'example.test',
  registered: true,
  source,
  server: source,
  rdap: null,
  rdapJson: null,
  whoisText: null,
});
const answering = (answer: DomainRegistration | null): LookupPort<string, DomainRegistration> => ({
  lookup: async () => answer,
});
const failing = (failure: LookupFailure): LookupPort<string, DomainRegistration> => ({
  lookup: () => Promise.reject(failure),
});
const ask = (
  rdap: LookupPort<string, DomainRegistration> | null,
  whois: LookupPort<string, DomainRegistration> | null,
) => createRegistrationPort(rdap, whois).lookup('example.test', unlimited());

describe('createRegistrationPort', () => {
  it('prefers RDAP', async () => {
    expect(await ask(answering(answerOf('rdap')), answering(answerOf('whois')))).toMatchObject({
      source: 'rdap',
    });
  });

  it('uses WHOIS if RDAP is absent, has no server or fails', async () => {
    const whois = answering(answerOf('whois'));
    expect(await ask(null, whois)).toMatchObject({ source: 'whois' });
    expect(await ask(answering(null), whois)).toMatchObject({ source: 'whois' });
    expect(await ask(failing(new LookupFailure('unreachable')), whois)).toMatchObject({ source: 'whois' });
  });

  it('reports a rate limit, and any failure without WHOIS', async () => {
    const limited = failing(new LookupFailure('rate-limited', 1_000));
    await expect(ask(limited, answering(answerOf('whois')))).rejects.toMatchObject({ retryAfterMs: 1_000 });
    await expect(ask(failing(new LookupFailure('malformed')), null)).rejects.toMatchObject({
      kind: 'malformed',
    });
    expect(await ask(answering(null), null)).toBeNull();
  });
});
