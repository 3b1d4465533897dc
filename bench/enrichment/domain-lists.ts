import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseEmailDomain, type EmailData } from '@assay/enrichment';
import { atLeast, type Row } from '../row';

const BARS = { disposable: atLeast(99), free: atLeast(85) } as const;

/** Domains of a list of one a line; comments and what is no domain are passed over. */
function domainsIn(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase());
  return [...new Set(lines.filter((line) => /^[^\s@]+\.[^\s@.]+$/.test(line)))];
}

/**
 * How much of other people's lists is known: `--domains <folder>` with files `disposable-<name>.txt` and
 * `free-<name>.txt`. A free mailbox that a list of throw-away ones names as well is no witness for either.
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
      figure: `${kind}: domains of ${file} that are known, of ${facts.length.toLocaleString('en')}`,
      value: (100 * known) / facts.length,
      unit: '%',
      bar: BARS[kind],
    };
  });
}
