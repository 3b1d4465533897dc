import type { Command } from 'commander';
import { CannotAnswer } from './cannot-answer';

/** A running server, and a key of the account that is meant. */
export interface ServerOptions {
  readonly url: string;
  readonly key?: string;
}

interface Envelope<Data> {
  readonly success?: boolean;
  readonly data?: Data;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly { readonly field: string; readonly expected: string }[];
  };
}

/** The options of a command that speaks to a running server. */
export const speaksToServer = (command: Command): Command =>
  command
    .option('--url <address>', 'the server to speak to', 'http://127.0.0.1:8080')
    .option('--key <api key>', 'a key with the scope admin; else ASSAY_API_KEY');

/**
 * Calls the management API of a running server.
 * @throws CannotAnswer with what is wrong, each problem by its place
 */
export async function callServer<Data>(
  { url, key = process.env.ASSAY_API_KEY }: ServerOptions,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Data> {
  if (!key) throw new CannotAnswer('Name a key: --key <api key>, or ASSAY_API_KEY.');
  let response: Response;
  try {
    response = await fetch(`${url}/management-api/v1${path}`, {
      method,
      headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new CannotAnswer(`No server answers at ${url}.`);
  }
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (response.ok && envelope?.data) return envelope.data;
  const {
    code = String(response.status),
    message = 'no answer that could be read',
    details = [],
  } = envelope?.error ?? {};
  const places = details.map(({ field, expected }) => `\n  ${field}: ${expected}`);
  throw new CannotAnswer(`The server answered ${code}: ${message}${places.join('')}`);
}
