import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

type Search = { readonly [name: string]: unknown };

/** Name of the environment in the URL. The pages' parsed parameters and links of earlier versions call it `space`. */
const PARAMETER = 'environment';

/** Parses the query of a panel URL. */
export function parsePanelSearch(query: string): Search {
  const { [PARAMETER]: environment, ...rest } = defaultParseSearch(query) as Search;
  return environment === undefined ? rest : { ...rest, space: environment };
}

/** Returns the query of a panel URL. The router calls it also for links of earlier versions and replaces them. */
export function stringifyPanelSearch({ space, ...rest }: Search): string {
  return defaultStringifySearch(space === undefined ? rest : { [PARAMETER]: space, ...rest });
}
