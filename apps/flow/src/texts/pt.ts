import { texts as english } from './en';

export const texts = english;
