import type { DocumentTask } from '../document/check-document';

type Given = Pick<DocumentTask, 'sides' | 'now' | 'reader'> & Partial<DocumentTask>;

/** A check of a document that takes every kind and issuer, knows nobody, and has time; what is given beside it counts. */
export const plainTask = (given: Given): DocumentTask => ({
  acceptedDocuments: [],
  acceptedCountries: [],
  minimumAge: null,
  fullName: null,
  birthDate: null,
  allowsSpecimens: false,
  signal: new AbortController().signal,
  isOver: () => false,
  work: () => performance.now(),
  ...given,
});
