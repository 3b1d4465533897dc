export declare const LONG_TESTS: readonly { readonly files: string; readonly why: string }[];
