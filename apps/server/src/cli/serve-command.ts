import { type Command, Option } from 'commander';
import { ROLES, type Role } from '../deployment';
import { readConfiguration, type ServerConfig } from '../platform/config';
import { jsonLog } from '../platform/log';
import { type RunningServer, serve } from '../serve';
import { stopSignal } from './stop-signal';

/** A call that shows something of every embedded module. */
const EXAMPLE = {
  config: { ip_api: true, email_api: true, phone_api: true },
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  phone_number: '36301234567',
  user_id: 'user-1',
  user_fullname: 'Anna Kovacs',
  card_bin: '411111',
  user_country: 'HU',
  transaction_amount: 120.5,
  transaction_currency: 'EUR',
};

function welcome(server: RunningServer, config: ServerConfig): string {
  const key = server.firstKey ?? '$ASSAY_API_KEY';
  const keyLine =
    server.firstKey === null
      ? '  API key   as made at the first start (make another in the panel or with the management API)'
      : config.firstApiKey
        ? '  API key   the one of ASSAY_API_KEY'
        : `  API key   ${server.firstKey}   (shown this once: keep it)`;
  const shownKey = config.firstApiKey ? '$ASSAY_API_KEY' : key;
  return [
    '',
    'Assay is ready.',
    '',
    `  Panel     ${server.address}/`,
    keyLine,
    `  API       ${server.address}/openapi.json`,
    `  Docs      ${server.address}/docs/`,
    '',
    'Score a transaction:',
    '',
    `curl -s ${server.address}/RestService/fraud-api/v2/ -H 'Content-Type: application/json' -H "X-API-KEY: ${shownKey}" -d '${JSON.stringify(EXAMPLE)}'`,
    '',
    '',
  ].join('\n');
}

const workerReady = ({ address }: RunningServer): string =>
  ['', 'Assay is ready to work.', '', `  Health    ${address}/readyz`, ''].join('\n');

export function registerServe(program: Command, version: string): void {
  program
    .command('serve')
    .description('Start the server (configured by environment variables: see docs/configuration.md)')
    .addOption(
      new Option('--role <role>', 'api answers calls, worker does what runs behind them, all does both')
        .choices([...ROLES])
        .default('all'),
    )
    .option('--dns', 'also answer DNS for ASSAY_DNS_ZONE, to see the resolvers of browsers')
    .action(async (options: { dns?: true; role: Role }) => {
      const asked = stopSignal();
      const config = readConfiguration(process.env);
      const say = (text: string) => process.stdout.write(`${text}\n`);
      const log = jsonLog((line) => process.stderr.write(line), Date.now);
      const server = await serve({
        config,
        env: process.env,
        version,
        log,
        say,
        role: options.role,
        ...(options.dns ? { dns: true } : {}),
      });
      say(options.role === 'worker' ? workerReady(server) : welcome(server, config));
      await asked;
      say('Stopping …');
      const late = setTimeout(() => {
        log.info('stopped-late', { after_ms: config.stopDeadlineMs });
        process.exit(1);
      }, config.stopDeadlineMs);
      await server.stop();
      clearTimeout(late);
    });
}
