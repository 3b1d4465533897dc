export type { DnsServer } from './dns-server';
export { openDevices } from './open-devices';
export { openSessionMonitoring } from './sessions/open-session-monitoring';
