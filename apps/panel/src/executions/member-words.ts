import { english, inWords, type Sentence } from '../i18n/language';

/** What is read off documents and papers, by its name on the wire. */
const MEMBERS: { readonly [name: string]: Sentence } = {
  fullName: english('full name'),
  firstName: english('first name'),
  lastName: english('last name'),
  birthDate: english('birth date'),
  gender: english('gender'),
  placeOfBirth: english('place of birth'),
  nationality: english('nationality'),
  documentType: english('document type'),
  country: english('country'),
  documentNumber: english('document number'),
  documentAdditionalNumber: english('document additional number'),
  personalIdNumber: english('personal id number'),
  documentIssueDate: english('document issue date'),
  documentExpirationDate: english('document expiration date'),
  address: english('address'),
  postalCode: english('postal code'),
  state: english('state or province'),
  age: english('age'),
  extractedAddress: english('extracted address'),
  issuer: english('issuer'),
  issueDate: english('issue date'),
};

/** A name of the wire as a person reads it: `documentNumber` is the document number; one without words, in lower case. */
export const memberInWords = (name: string): string =>
  inWords(
    Object.hasOwn(MEMBERS, name)
      ? (MEMBERS[name] ?? name)
      : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
