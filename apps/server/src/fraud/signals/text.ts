import { ANALYSED_FIELDS } from '@assay/contract';
import { analyseText } from '@assay/enrichment';
import { joinedKey, Remembered } from '../../platform/remembered';
import type { Signal } from '../signal';
import { nameOf } from './email';

/** The part of a value that a person chose: of an address only what stands before the "@". */
function chosenPart(field: string, value: string): string {
  const at = field === 'email' ? value.lastIndexOf('@') : -1;
  return at < 0 ? value : value.slice(0, at);
}

/** Texts that come back, names above all, are not analysed anew. */
const ANALYSES = new Remembered<ReturnType<typeof analyseText>>(20_000);

export const textSignal: Signal<'string_analyses'> = {
  wants: () => true,
  look({ request, data }) {
    const name = nameOf(request);
    return ANALYSED_FIELDS.flatMap((field) => {
      const value = request[field];
      if (!value) return [];
      const comparable = field === 'user_fullname' ? undefined : name;
      return [
        ANALYSES.of(
          joinedKey(field, value, comparable),
          () => analyseText(field, chosenPart(field, value), data.text, comparable),
          data.text,
        ),
      ];
    });
  },
};
