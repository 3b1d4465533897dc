import { once } from 'node:events';
import { LookupFailure, type LookupPort } from '../lookup';
import { asciiDomain, type GuardedNetwork, guardedConnect } from '../net/guarded-network';
import {
  absentPhrases,
  presenceField,
  referralFields,
  refusalPhrase,
  whoisQueryForms,
} from './data/whois-phrases';
import type { DomainRegistration } from './registration';

interface WhoisOptions {
  readonly network: GuardedNetwork;
  /** Server that is queried for a TLD's server; default `whois.iana.org`. */
  readonly rootServer?: string;
  /** Known servers by TLD, queried directly. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Port of every server; default 43. Referrals to other ports are not followed. */
  readonly port?: number;
}

const maxAnswerBytes = 256 * 1024;
// Root → registry → registrar; the registrar's answer repeats the registry's with the contacts.
const maxReferrals = 2;

/**
 * Queries a registrable domain by WHOIS (RFC 3912), following referrals from the root server to the registry
 * and from a thin registry to the registrar. Returns `null` if the root server names no server for the TLD.
 */
export function createWhoisPort(options: WhoisOptions): LookupPort<string, DomainRegistration> {
  const rootServer = options.rootServer ?? 'whois.iana.org';
  const port = options.port ?? 43;
  const ask = (server: string, question: string, signal: AbortSignal) =>
    askWhois(server, port, question, options.network, signal);

  async function registryOf(tld: string, signal: AbortSignal): Promise<string | null> {
    return options.servers?.[tld] ?? referral(await ask(rootServer, tld, signal));
  }

  return {
    async lookup(input, { signal }) {
      const domain = asciiDomain(input);
      if (domain === null) return null;
      const tld = domain.slice(domain.lastIndexOf('.') + 1);
      const registry = await registryOf(tld, signal);
      if (registry === null) return null;

      const question = (whoisQueryForms[registry] ?? '%s').replace('%s', domain);
      let answer = { server: registry, text: await ask(registry, question, signal) };
      const registered = registrationState(answer.text);
      if (registered === null && refusalPhrase.test(answer.text)) throw new LookupFailure('rate-limited');
      const asked = new Set([rootServer, registry]);
      for (
        let next = referral(answer.text);
        next !== null && !asked.has(next) && asked.size <= maxReferrals;
      ) {
        asked.add(next);
        const text = await ask(next, domain, signal).catch(() => null);
        // If a registrar fails or doesn't know its own customer, the registry's answer is used.
        if (text === null || registrationState(text) !== true) break;
        answer = { server: next, text };
        next = referral(text);
      }
      return {
        domain,
        registered,
        source: 'whois',
        server: answer.server,
        rdap: null,
        rdapJson: null,
        whoisText: answer.text,
      };
    },
  };
}

/** Sends one query and returns the response text. The server ends the response by closing the connection. */
async function askWhois(
  server: string,
  port: number,
  question: string,
  network: GuardedNetwork,
  signal: AbortSignal,
): Promise<string> {
  const socket = await guardedConnect(server, port, network, signal);
  const chunks: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxAnswerBytes) {
      isTooLarge = true;
      socket.destroy();
    }
  });
  socket.write(`${question}\r\n`);
  await once(socket, 'close');
  if (isTooLarge) throw new LookupFailure('too-large');
  if (signal.aborted) throw new LookupFailure('timeout');
  if (size === 0 || socket.errored !== null) throw new LookupFailure('unreachable');
  return decode(Buffer.concat(chunks));
}

/** Older registries still respond in Latin-1, in which every byte sequence is valid. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Returns the next server that an answer names, or `null` if there is no usable one. */
function referral(text: string): string | null {
  for (const field of referralFields) {
    const named = field
      .exec(text)?.[1]
      ?.replace(/^r?whois:\/\//i, '')
      .replace(/\/.*$/, '');
    if (named === undefined || named === '') continue;
    return asciiDomain(named);
  }
  return null;
}

function registrationState(text: string): boolean | null {
  if (presenceField.test(text)) return true;
  return absentPhrases.some((phrase) => phrase.test(text)) ? false : null;
}
