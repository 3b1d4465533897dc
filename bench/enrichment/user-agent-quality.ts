import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUserAgent } from '@assay/enrichment';
import { atLeast, atMost, type Row } from '../row';

/** One entry of `crawler-user-agents.json` of github.com/monperrus/crawler-user-agents. */
interface Crawler {
  readonly instances: readonly string[];
}

/** Returns the strings of a file: a list of crawlers, or one string per line (YAML with `user_agent_string`). */
function stringsIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.json')) return (JSON.parse(text) as Crawler[]).flatMap(({ instances }) => instances);
  const lines = text.split(/\r?\n/);
  if (!file.endsWith('.yaml')) return lines.filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const quoted = /user_agent_string:\s*(["'])(?<text>.*)\1\s*$/.exec(line)?.groups?.text;
    return quoted === undefined ? [] : [quoted];
  });
}

/**
 * Measures user agent strings of other makers: `--user-agents <folder>` with files named `bots-*` and
 * `people-*`. A bot should be classified as one, a browser should not, and should have a name and a system.
 */
export function userAgentRows(): Row[] {
  const option = process.argv.indexOf('--user-agents');
  if (option < 0) return [];
  const folder = process.argv[option + 1] ?? '';
  return readdirSync(folder).flatMap((file): Row[] => {
    const strings = [...new Set(stringsIn(file, readFileSync(join(folder, file), 'utf8')))];
    if (strings.length === 0) return [];
    const facts = strings.map((text) => parseUserAgent(text));
    const share = (count: number) => (100 * count) / strings.length;
    const bots = share(facts.filter(({ device_type: type }) => type === 'bot').length);
    const of = `${file}, ${strings.length.toLocaleString('en')} strings`;
    if (file.startsWith('bots-'))
      return [{ figure: `bots recognized, ${of}`, value: bots, unit: '%', bar: atLeast(99) }];
    return [
      { figure: `browsers classified as bots, ${of}`, value: bots, unit: '%', bar: atMost(0.5) },
      {
        figure: `browsers with a name and a system, ${of}`,
        value: share(facts.filter(({ browser, os }) => browser !== null && os !== null).length),
        unit: '%',
      },
    ];
  });
}
