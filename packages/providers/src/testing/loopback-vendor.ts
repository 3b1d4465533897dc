import type { VendorEndpoint } from '../http/vendor-json';
import { createGuardedFetch } from '../net/guarded-fetch';
import { type LoopbackHttp, loopbackNetwork, type Respond, startLoopbackHttp } from './loopback-http';

export interface LoopbackVendor extends LoopbackHttp {
  readonly endpoint: VendorEndpoint;
}

/** Starts a server with a vendor's API, and the endpoint for its adapter. */
export async function startVendor(respond: Respond): Promise<LoopbackVendor> {
  const server = await startLoopbackHttp(respond);
  const fetch = createGuardedFetch(loopbackNetwork);
  return { ...server, endpoint: { baseUrl: server.baseUrl, fetch, userAgent: 'Assay-test' } };
}
