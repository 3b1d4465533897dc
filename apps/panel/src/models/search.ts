/** Work that the models page follows; in the address, so that it is found again. */
export interface ModelsSearch {
  readonly training?: string;
  readonly suggestions?: string;
  readonly backtest?: string;
}

const NAMES = ['training', 'suggestions', 'backtest'] as const;

export const readModelsSearch = (search: { readonly [name: string]: unknown }): ModelsSearch =>
  Object.fromEntries(
    NAMES.filter((name) => typeof search[name] === 'string' && search[name] !== '').map((name) => [
      name,
      search[name],
    ]),
  );
