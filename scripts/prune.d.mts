export const REPEATED_IP_TABLES: RegExp;
export function removeOtherPlatforms(modules: string): void;
export function prune(modules: string): void;
