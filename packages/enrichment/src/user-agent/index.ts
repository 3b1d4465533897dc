export { parseUserAgent } from './parse-user-agent';
