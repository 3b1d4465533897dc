import type { DeviceAgentConfig, DeviceSessionPlain } from '@assay/contract';
import { expectTypeOf, test } from 'vitest';
import type { ServerConfig } from '../../sdk/device-agent/src/server-config';
import type { DeviceSessionPlain as SentByAgent } from '../../sdk/device-agent/src/session';

// The compiler checks these in `npm test`: two different shapes do not compile.
test('the agent and the contract declare the same session', () => {
  expectTypeOf<SentByAgent>().toEqualTypeOf<DeviceSessionPlain>();
});

test('the agent can read every config that the server may answer', () => {
  expectTypeOf<DeviceAgentConfig>().toExtend<ServerConfig>();
});
