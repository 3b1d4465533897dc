import type { DeviceAgentConfig } from '@assay/contract';

/** A P-256 point of the server and its number. */
export type ServerKey = DeviceAgentConfig['key'];

/** What `GET /device-api/v1/config` answers, as far as the agent uses it; without a ticket only the kept key is known. */
export type ServerConfig = Pick<DeviceAgentConfig, 'key' | 'dnsDomain'> &
  Partial<Pick<DeviceAgentConfig, 'ticket'>>;
