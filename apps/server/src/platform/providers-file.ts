import { readFile } from 'node:fs/promises';
import type { ProvidersConfig } from '@assay/providers';
import { BadConfiguration } from './config';

const FROM_ENVIRONMENT = /^env:([A-Z][A-Z0-9_]*)$/;

function withSecrets(value: unknown, env: { readonly [name: string]: string | undefined }): unknown {
  if (typeof value === 'string') {
    const name = FROM_ENVIRONMENT.exec(value)?.[1];
    if (!name) return value;
    const secret = env[name];
    if (!secret) throw new BadConfiguration(`The providers file refers to ${name}, which is not set.`);
    return secret;
  }
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withSecrets(child, env)]));
}

/**
 * Reads the settings of the live look-ups. A string `env:NAME` is replaced by that environment variable, so that the
 * file holds no secret. No file = no network.
 * @throws BadConfiguration
 */
export async function readProvidersFile(
  path: string | undefined,
  env: { readonly [name: string]: string | undefined },
): Promise<ProvidersConfig> {
  if (!path) return {};
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new BadConfiguration(`ASSAY_PROVIDERS_FILE: ${path} cannot be read as JSON.`);
  }
  // createProviders checks each setting and names the one that is wrong.
  return withSecrets(json, env) as ProvidersConfig;
}
