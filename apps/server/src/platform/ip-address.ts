import { isIP } from 'node:net';

/** A full IPv4 or IPv6 address and nothing else (no zone id, no prefix length). */
export const isIpAddress = (text: string): boolean => isIP(text) !== 0 && !text.includes('%');
