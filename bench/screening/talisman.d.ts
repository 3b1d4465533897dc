declare module 'talisman/metrics/jaro-winkler.js' {
  /** 0–1. */
  export default function jaroWinkler(a: string, b: string): number;
}
