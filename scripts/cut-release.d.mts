export declare function cutChangelog(text: string, version: string, date: string): string;
