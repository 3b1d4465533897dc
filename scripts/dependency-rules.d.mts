export declare function checkDependencyRules(root?: string): {
  modules: number;
  fewest: number;
  violations: string[];
};
