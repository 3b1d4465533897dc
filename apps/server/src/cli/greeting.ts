import type { ServerConfig } from '../configuration';
import type { Role } from '../platform/process-group';

type Config = Pick<ServerConfig, 'firstApiKey'>;

/** Sample request, the first one of the documentation. The embedded data declines it. */
const EXAMPLE = {
  config: { ip_api: true, email_api: true },
  transaction_id: 'order-1',
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  user_country: 'HU',
};

/** A running server, as a single process or a group. */
export interface Answering {
  readonly address: string;
  readonly firstKey: string | null;
  readonly setUpCode: string | null;
}

/** Returns the line that shows the first API key, if this start created it. No later start can show it. */
function newKeyLine({ firstKey }: Answering, config: Config): string | null {
  if (firstKey === null) return null;
  return config.firstApiKey
    ? '  API key       from ASSAY_API_KEY'
    : `  API key       ${firstKey}   (shown only once: save it now)`;
}

function welcome(server: Answering, config: Config): string {
  const key = server.firstKey ?? '$ASSAY_ADMIN_KEY';
  const keyLine =
    newKeyLine(server, config) ??
    '  API key       created at the first start (create another in the panel or with the management API)';
  const shownKey = config.firstApiKey ? '$ASSAY_API_KEY' : key;
  return [
    '',
    'Assay is ready.',
    '',
    `  Panel         ${server.address}/`,
    // The code is in the URL fragment, which browsers don't send, so no proxy logs it.
    ...(server.setUpCode === null
      ? []
      : [
          `  First owner   ${server.address}/panel/set-up#${server.setUpCode}   (create the owner account here)`,
        ]),
    keyLine,
    `  API           ${server.address}/openapi.json`,
    `  Docs          ${server.address}/docs/`,
    '',
    'Score a transaction:',
    '',
    `curl -s ${server.address}/RestService/fraud-api/v2/ -H 'Content-Type: application/json' -H "X-API-KEY: ${shownKey}" -d '${JSON.stringify(EXAMPLE)}'`,
    '',
    '',
  ].join('\n');
}

function workerReady(server: Answering, config: Config): string {
  const key = newKeyLine(server, config);
  return [
    '',
    'Assay is ready for background work.',
    '',
    `  Health        ${server.address}/readyz`,
    ...(key === null ? [] : [key]),
    '',
  ].join('\n');
}

/** Returns the text that a server prints when it is ready. */
export const greeting = (role: Role, server: Answering, config: Config): string =>
  role === 'worker' ? workerReady(server, config) : welcome(server, config);
