import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseEmailDomain, type EmailData, readWhois } from '@assay/enrichment';
import { atLeast, type Row } from '../row';

const BARS = { disposable: atLeast(99), free: atLeast(85) } as const;

/** Reads domains from a list with one per line; comments and invalid domains are skipped. */
function domainsIn(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase());
  return [...new Set(lines.filter((line) => /^[^\s@]+\.[^\s@.]+$/.test(line)))];
}

/**
 * Measures the coverage of third-party lists: `--domains <folder>` with files `disposable-<name>.txt` and
 * `free-<name>.txt`. Domains that lists of both kinds contain are excluded.
 */
export function domainListRows(data: EmailData): Row[] {
  const option = process.argv.indexOf('--domains');
  if (option < 0) return [];
  const folder = process.argv[option + 1] ?? '';
  return readdirSync(folder).flatMap((file) => {
    const kind = file.startsWith('free-') ? 'free' : 'disposable';
    const facts = domainsIn(readFileSync(join(folder, file), 'utf8'))
      .map((domain) => analyseEmailDomain(domain, data))
      .filter((fact) => kind === 'disposable' || !fact.disposable);
    const known = facts.filter((fact) => fact[kind]).length;
    return {
      figure: `${kind}: known domains of ${file}, of ${facts.length.toLocaleString('en')}`,
      value: (100 * known) / facts.length,
      unit: '%',
      bar: BARS[kind],
    };
  });
}

const NOW = new Date('2026-11-20');

/** Responses without information about the requested name; they are not evaluated. */
const NO_ANSWER =
  /can't process your request|not permitted|tld (?:is )?not supported|rate limit|exceeded|denied/i;

function isAnswer(text: string): boolean {
  const body = text.replace(/^[%#].*$/gm, '').trim();
  return body.length >= 12 && !NO_ANSWER.test(body);
}

/**
 * Evaluates registration status from recorded responses: `--whois <folder>` with files below folders named
 * `found` and `not-found` (the layout of the samples of github.com/flipbit/whois).
 */
export function whoisRows(): Row[] {
  const option = process.argv.indexOf('--whois');
  if (option < 0) return [];
  const folder = process.argv[option + 1] ?? '';
  const judged = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const kind = /(?:^|\/)(found|not-found)\/[^/]+\.txt$/.exec(file)?.[1];
    if (kind === undefined) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return isAnswer(text) ? [readWhois(text, NOW).registered === (kind === 'found')] : [];
  });
  return [
    {
      figure: `WHOIS: correct registration status, of ${judged.length} recorded responses`,
      value: (100 * judged.filter(Boolean).length) / judged.length,
      unit: '%',
      bar: atLeast(95),
    },
  ];
}
