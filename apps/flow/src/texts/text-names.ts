import type { texts as english } from './en';

export type TextName = keyof typeof english;
/** All texts of the page in one language. */
export type Texts = { readonly [name in TextName]: string };
