import type { NetworkSum } from '../summary';
import type { Judge } from './raised-flag';

const distinct = <V>(values: readonly (V | null)[]): readonly V[] => [
  ...new Set(values.filter((value): value is V => value !== null)),
];

/** Brands and kinds may be reported; addresses are not kept. */
const named = (network: NetworkSum): string => network.isp_name ?? 'an unnamed network';

export const ipChange: Judge = ({ summary: { networks } }) => {
  if (networks.length < 2) return null;
  const countries = distinct(networks.map((network) => network.country));
  if (countries.length > 1) {
    return { flag: 'ip_change', level: 'high', seen: `addresses of ${countries.join(', ')}` };
  }
  const systems = distinct(networks.map((network) => network.asn));
  if (systems.length > 1) {
    return {
      flag: 'ip_change',
      level: 'medium',
      seen: `${networks.length} addresses of ${systems.length} networks`,
    };
  }
  return { flag: 'ip_change', level: 'low', seen: `${networks.length} addresses of one network` };
};

export const vpn: Judge = ({ summary: { networks } }) => {
  const tor = networks.find((network) => network.tor);
  if (tor) return { flag: 'vpn', level: 'high', seen: 'a Tor exit' };
  const found = networks.find((network) => network.vpn);
  if (found) return { flag: 'vpn', level: 'medium', seen: `a VPN: ${named(found)}` };
  const relay = networks.find((network) => network.consumer_privacy_network);
  return relay ? { flag: 'vpn', level: 'low', seen: `a privacy relay: ${named(relay)}` } : null;
};

export const proxy: Judge = ({ summary: { networks } }) => {
  const open = networks.find((network) => network.proxy);
  if (open) return { flag: 'proxy', level: 'high', seen: `a known proxy: ${named(open)}` };
  const rented = networks.find((network) => network.data_center);
  return rented ? { flag: 'proxy', level: 'medium', seen: `a data centre's proxy: ${named(rented)}` } : null;
};

export const localeChange: Judge = ({ summary: { screen } }) => {
  const zones = screen.zones.length > 1;
  const languages = screen.languages.length > 1;
  if (!zones && !languages) return null;
  return {
    flag: 'locale_change',
    level: zones && languages ? 'high' : zones ? 'medium' : 'low',
    seen: [
      ...(zones ? [`time zones ${screen.zones.join(', ')}`] : []),
      ...(languages ? [`languages ${screen.languages.join(', ')}`] : []),
    ].join('; '),
  };
};
