/** Languages of the first request. */
export const SAMPLE_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** Shown in place of a key until one is created. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** Transaction that the embedded data alone declines: a disposable address and a gibberish name. */
const TRANSACTION = {
  config: { ip_api: true, email_api: true },
  transaction_id: 'order-1',
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  user_country: 'HU',
} as const;

const PATH = '/RestService/fraud-api/v2/';

/** Returns the lines of an object literal that JavaScript and, with other constants, Python accept. */
const literal = (indent = 2): string =>
  JSON.stringify(TRANSACTION, null, indent).replace(
    /\{\s+"ip_api": true,\s+"email_api": true\s+\}/,
    (config) => config.replace(/\s+/g, ' '),
  );

/** Returns a command or program that sends the first transaction. Needs no package. */
export function codeSample(language: SampleLanguage, origin: string, key: string): string {
  if (language === 'curl')
    return [
      `curl -s ${origin}${PATH} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -H 'X-API-KEY: ${key}' \\`,
      `  -d '${literal().replaceAll('\n', '\n  ')}'`,
    ].join('\n');
  if (language === 'TypeScript')
    return [
      `const response = await fetch('${origin}${PATH}', {`,
      "  method: 'POST',",
      '  headers: {',
      "    'Content-Type': 'application/json',",
      `    'X-API-KEY': '${key}',`,
      '  },',
      `  body: JSON.stringify(${literal().replaceAll('\n', '\n  ')}),`,
      '});',
      'const { data } = await response.json();',
      'console.log(data.state, data.fraud_score);',
    ].join('\n');
  return [
    'import json, urllib.request',
    '',
    `transaction = ${literal(4).replaceAll(': true', ': True')}`,
    'request = urllib.request.Request(',
    `    "${origin}${PATH}",`,
    '    json.dumps(transaction).encode(),',
    `    {"Content-Type": "application/json", "X-API-KEY": "${key}"},`,
    ')',
    'data = json.load(urllib.request.urlopen(request))["data"]',
    'print(data["state"], data["fraud_score"])',
  ].join('\n');
}
