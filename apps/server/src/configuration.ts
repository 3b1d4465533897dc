import { type PlatformConfig, platformConfig } from './platform/config';
import type { Environment } from './platform/environment';
import { type VerificationConfig, verificationConfig } from './verification/verification-config';

/** All settings from the environment, read once. */
export interface ServerConfig extends PlatformConfig {
  readonly verification: VerificationConfig;
}

/**
 * Reads the configuration from the environment.
 * @throws BadConfiguration with the name of the variable
 */
export const readConfiguration = (env: Environment): ServerConfig => ({
  ...platformConfig(env),
  verification: verificationConfig(env),
});
