export declare const projectRoot: string;

export declare function checkNodeVersion(version?: string): void;
