import { readFile } from 'node:fs/promises';
import { CAPTURE_STEPS, type CaptureStep, SUB_CHECKS_OF_STEP } from '@assay/contract';
import { BadConfiguration } from '../../platform/environment';
import type { Capability } from '../checks/provider';

/** Operator settings of an external service for sub-checks. */
export interface CheckService {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  /** Signature key; at least 32 characters. */
  readonly secret: string;
  /** Position before or after the built-in engines. */
  readonly place: 'front' | 'behind';
  /** Used always, or only for sub-checks that earlier providers couldn't perform. */
  readonly when: 'always' | 'unanswered';
  readonly timeoutMs: number;
  readonly capabilities: readonly Capability[];
}

type Members = { readonly [name: string]: unknown };

const STRENGTHS = ['heuristic', 'moderate', 'strong'] as const;
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const MIN_SECRET = 32;
const [MIN_MS, MAX_MS, USUAL_MS] = [100, 30_000, 15_000];
const LOCAL = ['127.0.0.1', '[::1]', 'localhost'];

const bad = (at: string, expected: string) =>
  new BadConfiguration(`ASSAY_CHECK_SERVICES_FILE: ${at} must be ${expected}.`);

function oneOf<const Values extends readonly string[]>(
  at: string,
  value: unknown,
  values: Values,
): Values[number] {
  if (typeof value !== 'string' || !values.includes(value)) throw bad(at, `one of ${values.join(', ')}`);
  return value;
}

function membersOf(at: string, value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(at, 'an object');
  return value as Members;
}

function listOf(at: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw bad(at, "a list that isn't empty");
  return value;
}

/** Pictures of persons must be sent over TLS or stay on this machine. */
function addressOf(at: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
  if (!url || !isSafe || url.username || url.password)
    throw bad(at, 'an https address without a password, or an http address of this machine');
  return url.href;
}

function secretOf(at: string, value: unknown, env: NodeJS.ProcessEnv): string {
  const name = typeof value === 'string' ? /^env:([A-Z][A-Z0-9_]*)$/.exec(value)?.[1] : undefined;
  if (!name) throw bad(at, 'env:NAME with the variable that contains the secret');
  const secret = env[name] ?? '';
  if (secret.length < MIN_SECRET) throw bad(at, `a variable with at least ${MIN_SECRET} characters`);
  return secret;
}

function capabilityOf(at: string, value: unknown): Capability {
  const { check, sub_check: subCheck, strength, evidence = [] } = membersOf(at, value);
  const step: CaptureStep = oneOf(`${at}.check`, check, CAPTURE_STEPS);
  if (!Array.isArray(evidence) || evidence.some((one) => typeof one !== 'string'))
    throw bad(`${at}.evidence`, 'a list of standards');
  return {
    check: step,
    subCheck: oneOf(`${at}.sub_check`, subCheck, SUB_CHECKS_OF_STEP[step]),
    strength: oneOf(`${at}.strength`, strength, STRENGTHS),
    evidence,
  };
}

function serviceOf(at: string, value: unknown, env: NodeJS.ProcessEnv): CheckService {
  const {
    name,
    version = '1',
    url,
    secret,
    place,
    when = 'always',
    timeout_ms: timeoutMs = USUAL_MS,
    answers,
  } = membersOf(at, value);
  if (typeof name !== 'string' || !NAME.test(name))
    throw bad(`${at}.name`, 'lowercase letters, digits or hyphens');
  if (typeof version !== 'string' || version.length > 40) throw bad(`${at}.version`, 'a short text');
  if (!Number.isInteger(timeoutMs) || Number(timeoutMs) < MIN_MS || Number(timeoutMs) > MAX_MS)
    throw bad(`${at}.timeout_ms`, `a whole number from ${MIN_MS} to ${MAX_MS}`);
  return {
    name,
    version,
    url: addressOf(`${at}.url`, url),
    secret: secretOf(`${at}.secret`, secret, env),
    place: oneOf(`${at}.place`, place, ['front', 'behind']),
    when: oneOf(`${at}.when`, when, ['always', 'unanswered']),
    timeoutMs: Number(timeoutMs),
    capabilities: listOf(`${at}.answers`, answers).map((one, index) =>
      capabilityOf(`${at}.answers[${index}]`, one),
    ),
  };
}

/**
 * Reads the check services; empty without a file.
 * @throws BadConfiguration with the setting, without secrets
 */
export async function readCheckServices(
  path: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<readonly CheckService[]> {
  if (!path) return [];
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new BadConfiguration(`ASSAY_CHECK_SERVICES_FILE: ${path} isn't valid JSON.`);
  }
  const services = listOf('the file', json).map((one, index) => serviceOf(`[${index}]`, one, env));
  const names = new Set(services.map(({ name }) => name));
  if (names.size < services.length) throw bad('every name', 'unique');
  return services;
}
