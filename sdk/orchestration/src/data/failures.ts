import { STATUS_TEXT } from './status-text';

/** Error messages of `start`, verbatim as documented (docs/how-to/orchestration-sdk.md). */
export const FAILURES = {
  running: 'IDV flow is already running.',
  configuration: 'Configuration is not set.',
  mode: 'Invalid rendering mode specified.',
  containerId: 'Container ID is required for inline rendering.',
  container: (id: string) => `Container element with id '${id}' not found.`,
  init: (status: number, statusText: string) =>
    `Failed to initialize client: ${status} ${statusText || STATUS_TEXT[status] || 'Unknown'}`,
  answer: 'Invalid response from client init.',
  popup: 'Failed to open popup window. Please allow popups and try again.',
} as const;
