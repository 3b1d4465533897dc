export declare function readVersion(root?: string): string;
export declare function versionsOf(root?: string): { place: string; version: string | null }[];
export declare function differingVersions(root?: string): string[];
export declare function writeVersion(version: string, root?: string): void;
