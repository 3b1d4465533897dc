import type { DeviceAgentConfig } from '@assay/contract';

/** A P-256 public key of the server and its ID. */
export type ServerKey = DeviceAgentConfig['key'];

/** The used part of the response of `GET /device-api/v1/config`; without a ticket, only a stored key is known. */
export type ServerConfig = Pick<DeviceAgentConfig, 'key' | 'dnsDomain'> &
  Partial<Pick<DeviceAgentConfig, 'ticket'>>;
