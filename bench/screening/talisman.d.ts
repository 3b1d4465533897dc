declare module 'talisman/metrics/jaro-winkler' {
  /** 0–1. */
  export default function jaroWinkler(a: string, b: string): number;
}
