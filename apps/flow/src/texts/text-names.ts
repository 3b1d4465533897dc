import type { texts as english } from './en';

export type TextName = keyof typeof english;
/** Every text of the page in one language. */
export type Texts = { readonly [name in TextName]: string };
