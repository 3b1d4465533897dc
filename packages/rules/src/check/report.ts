/** Notes a problem at a JSON pointer of the rule tree. */
export type Report = (message: string, fix: string, path: string) => void;
