export declare const FEWEST_MODULES: number;

export declare function checkDependencyRules(root?: string): { modules: number; violations: string[] };
