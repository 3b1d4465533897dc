import type { Endpoint } from './endpoint';
import { SPOOLING } from './log-spool';

/**
 * Settings of the embedded server. They are passed on the command line, so that an upgrade of Assay can
 * change them without touching a file in the cluster.
 */
const SETTINGS: readonly (readonly [name: string, value: string])[] = [
  // Memory and planner: one product on one machine, data mostly in memory or on a solid-state disk.
  ['shared_buffers', '256MB'],
  ['random_page_cost', '1.1'],
  ['jit', 'off'],
  ['io_method', 'sync'],
  ['max_connections', '50'],

  // Full durability: an acknowledged decision must survive a power cut.
  ['fsync', 'on'],
  ['synchronous_commit', 'on'],
  ['full_page_writes', 'on'],

  // No standby reads this server's log, so it contains only the data for crash recovery, unless it is
  // archived.
  ['wal_level', 'minimal'],
  ['max_wal_senders', '0'],
  // These binaries support only pglz, which costs more processor time than the smaller log saves.
  ['wal_compression', 'off'],
  // A restart after a crash replays the log since the last checkpoint at 120 to 500 MB/s on two cores: this
  // bound limits it to 10 s. With 4 GB, inserts per second did not increase in measurements, and 1 GB of log
  // took 11 s.
  ['min_wal_size', '768MB'],
  ['max_wal_size', '768MB'],
  ['checkpoint_timeout', '15min'],
  ['checkpoint_completion_target', '0.9'],

  // The log must contain no personal data. Statements and their details contain it, and so do the texts of
  // client errors ("invalid input syntax for type uuid: …"). Level `log` sends errors only to the client that
  // caused them.
  ['log_min_messages', 'log'],
  ['log_min_error_statement', 'panic'],
  ['log_statement', 'none'],
  ['log_error_verbosity', 'terse'],
  ['log_parameter_max_length', '0'],
  ['log_parameter_max_length_on_error', '0'],
  ['log_checkpoints', 'off'],
  ['log_connections', ''],
  ['log_disconnections', 'off'],
  ['log_autovacuum_min_duration', '-1'],
  ['log_temp_files', '-1'],
  ['log_lock_waits', 'off'],
  ['log_line_prefix', '%m [%p] '],
  ['log_timezone', 'UTC'],
  ['logging_collector', 'off'],
  ['log_destination', 'stderr'],

  ['timezone', 'UTC'],
  ['cluster_name', 'assay'],
];

/** Settings for disposable data: no write waits for the disk. */
const CARELESS: typeof SETTINGS = [
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
];

/** Inputs that the settings of one cluster's server depend on. */
export interface ServerChoices {
  /** Folder of the cluster. */
  readonly cluster: string;
  readonly survivesPowerCut: boolean;
  /** True if finished log segments are stored for an archive. */
  readonly spoolsLog: boolean;
  /** Additional settings; the last value of a setting applies. */
  readonly settings?: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the command line arguments of the server process.
 *
 * @param endpoint the only address it listens on
 */
export function serverArguments(choices: ServerChoices, endpoint: Endpoint): string[] {
  const { cluster, survivesPowerCut, spoolsLog, settings: further = [] } = choices;
  const listening: [string, string][] =
    endpoint.kind === 'socket'
      ? [
          ['listen_addresses', ''],
          ['unix_socket_directories', endpoint.folder],
          ['unix_socket_permissions', '0700'],
        ]
      : [
          ['listen_addresses', '127.0.0.1'],
          ['unix_socket_directories', ''],
        ];
  const port = ['port', String(endpoint.port)] as const;
  // The last value of a setting applies.
  const settings = [
    ...listening,
    port,
    ...SETTINGS,
    ...(survivesPowerCut ? [] : CARELESS),
    ...(spoolsLog ? SPOOLING : []),
    ...further,
  ];
  return ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
