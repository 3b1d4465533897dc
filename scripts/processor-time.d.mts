export declare function childSecondsIn(stat: string): number;
export declare function childSeconds(): number | null;
