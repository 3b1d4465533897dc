import type { DocumentTask } from '../document/check-document';

type Given = Pick<DocumentTask, 'sides' | 'now' | 'reader'> & Partial<DocumentTask>;

/**
 * Creates a document check task with no restrictions on type and issuer, no expected person and no time
 * limit; the given properties override the defaults.
 */
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
