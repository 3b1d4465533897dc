export declare function releasesOf(root?: string): string[];
export declare function apiChangesPages(root?: string): Map<string, string>;
