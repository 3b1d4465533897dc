import { readFile } from 'node:fs/promises';
import { createProviders, type Providers, type ProvidersConfig } from '@assay/providers';
import { BadConfiguration } from './environment';

type Environment = { readonly [name: string]: string | undefined };

const FROM_ENVIRONMENT = /^env:([A-Z][A-Z0-9_]*)$/;

function withSecrets(value: unknown, env: Environment): unknown {
  if (typeof value === 'string') {
    const name = FROM_ENVIRONMENT.exec(value)?.[1];
    if (!name) return value;
    const secret = env[name];
    if (!secret)
      throw new BadConfiguration(
        `The providers file refers to the variable ${name}, which isn't set. Set it or change the file.`,
      );
    return secret;
  }
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withSecrets(child, env)]));
}

/**
 * Reads the settings of the live lookups. A string `env:NAME` is replaced by that environment variable, so
 * the file needs no secrets. Without a file, no network requests are sent.
 * @throws BadConfiguration
 */
export async function readProvidersFile(
  path: string | undefined,
  env: Environment,
): Promise<ProvidersConfig> {
  if (!path) return {};
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new BadConfiguration(`ASSAY_PROVIDERS_FILE: ${path} isn't valid JSON.`);
  }
  // createProviders checks each setting.
  return withSecrets(json, env) as ProvidersConfig;
}

/** createProviders names the unusable setting; other messages could quote a secret. */
const complaint = ({ message }: Error): string =>
  message.startsWith('"') ? message : 'A setting is invalid. See docs/reference/providers-file.md.';

/**
 * Opens the live lookups that a file configures.
 * @param surroundings resources of the deployment for them
 * @throws BadConfiguration
 */
export async function openProviders(
  path: string | undefined,
  env: Environment,
  surroundings: Parameters<typeof createProviders>[1] = {},
): Promise<Providers> {
  const config = await readProvidersFile(path, env);
  try {
    return createProviders(config, surroundings);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw new BadConfiguration(`ASSAY_PROVIDERS_FILE: ${complaint(error)}`);
    throw error;
  }
}
