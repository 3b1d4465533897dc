import type { Compatibility } from './config';

/** Rewrites request paths of a deployment's extra prefixes to the real ones (decisions.md §5). */
export function pathRewriter(prefixes: Compatibility['pathPrefixes']): (url: string) => string {
  const pairs = Object.entries(prefixes).sort(([a], [b]) => b.length - a.length);
  if (pairs.length === 0) return (url) => url;
  return (url) => {
    const found = pairs.find(
      ([alias]) => url === alias || url.startsWith(`${alias}/`) || url.startsWith(`${alias}?`),
    );
    return found ? found[1] + url.slice(found[0].length) : url;
  };
}
