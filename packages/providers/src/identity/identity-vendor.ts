import type { IdentityQuestion, IdentityRecord } from '@assay/contract';
import { type Clock, systemClock } from '../clock';
import { fetchJson, type VendorEndpoint } from '../http/vendor-json';
import { LookupFailure, type LookupPort } from '../lookup';
import type { IdentityVendorConfig } from '../providers-config';
import { recordIn } from './field-map';
import { fillForm, signatureHeaders } from './question-form';

interface IdentityVendorOptions extends VendorEndpoint {
  readonly config: IdentityVendorConfig;
  readonly clock?: Clock;
}

/**
 * Sends a request in the operator's format, signed, and reads the response with the operator's map. 404 =
 * unknown person.
 */
export function createIdentityPort(
  options: IdentityVendorOptions,
): LookupPort<IdentityQuestion, IdentityRecord> {
  const { config, clock = systemClock } = options;
  return {
    async lookup(question, { signal }) {
      const filled = fillForm(config.request, question);
      if (filled === null) return null;
      const { method, target, headers, body } = filled;
      const signature = config.signature ? signatureHeaders(config.signature, filled, clock.now()) : {};
      const { status, json } = await fetchJson(
        options.fetch,
        `${options.baseUrl.replace(/\/+$/, '')}${target}`,
        {
          method,
          headers: {
            'user-agent': options.userAgent,
            ...(body === '' ? {} : { 'content-type': 'application/json' }),
            ...headers,
            ...signature,
          },
          ...(body === '' ? {} : { body }),
          quiet: [404],
          signal,
        },
        clock,
      );
      if (status === 404) return null;
      const record = recordIn(json, config.answer);
      if (record === 'nonsense') throw new LookupFailure('malformed');
      return record;
    },
  };
}
