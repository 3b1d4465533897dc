import type { Collector } from '../collector';
import { nativeFetch } from '../natives';

/** Asks for a host of the server's own zone once. Only the look-up matters: it shows the resolver. */
export const dns: Collector<'dns'> = {
  name: 'dns',
  limit: 900,
  wanted: ({ dnsResolverDomain }) => dnsResolverDomain !== '',
  async collect({ options, config }) {
    const served = (await config)?.dnsDomain;
    if (!served || !nativeFetch) return null;
    const zone = options.dnsResolverDomain;
    const host = zone ? `${served.split('.')[0]}.${zone}` : served;
    const reached = await nativeFetch(`https://${host}/`, { mode: 'no-cors', credentials: 'omit' }).then(
      () => true,
      () => false,
    );
    return { host, reached };
  },
};
