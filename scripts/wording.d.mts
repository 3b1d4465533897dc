export interface Passage {
  readonly surface: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}
export declare function faultsOf(
  passage: Passage,
): { readonly rule: string; readonly found: string; readonly use: string }[];
export declare function checkWording(root: string, surface?: string): string[];
