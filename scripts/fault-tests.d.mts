export declare const FAULTS: {
  readonly [name: string]: {
    readonly what: string;
    readonly tests: readonly string[];
    readonly only?: string;
  };
};
