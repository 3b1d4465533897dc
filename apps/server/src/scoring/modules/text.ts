import { ANALYSED_FIELDS } from '@assay/contract';
import { analyseText, nameSpellings } from '@assay/enrichment';
import { nameOf } from './email';
import type { Signal } from './signal';

/** Returns the part of a value that a person chose; for an address, the part before the "@". */
function chosenPart(field: string, value: string): string {
  const at = field === 'email' ? value.lastIndexOf('@') : -1;
  return at < 0 ? value : value.slice(0, at);
}

export const textSignal: Signal<'string_analyses'> = {
  wants: () => true,
  look({ request, data }) {
    const name = nameOf(request);
    const spellings = name ? nameSpellings(name) : null;
    return ANALYSED_FIELDS.flatMap((field) => {
      const value = request[field];
      if (!value) return [];
      const comparable = field === 'user_fullname' ? null : spellings;
      return [analyseText(field, chosenPart(field, value), data.text, comparable)];
    });
  },
};
