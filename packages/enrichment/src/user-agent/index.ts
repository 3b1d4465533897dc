export { type DeviceType, parseUserAgent, type UserAgentFacts } from './parse-user-agent';
