import type { AamvaCard } from './aamva-card';

/** What of a card's barcode is a field of documents, by the wire's names. Nothing that it does not state. */
export function cardFields(card: AamvaCard): { readonly [name: string]: string } {
  const fields: { readonly [name: string]: string | null } = {
    fullName: [card.givenNames, card.surname].filter(Boolean).join(' ') || null,
    firstName: card.givenNames || null,
    lastName: card.isNameWhole ? null : card.surname || null,
    gender: card.sex,
    birthDate: card.birthDate,
    documentType: card.kind === 'DL' ? 'DRIVERS_LICENSE' : 'NATIONAL_ID',
    documentNumber: card.documentNumber,
    documentAdditionalNumber: card.elements.DCF || null,
    documentIssueDate: card.issueDate,
    documentExpirationDate: card.expiryDate,
    address: [card.address, card.city, card.state, card.postalCode].filter(Boolean).join(', ') || null,
    postalCode: card.postalCode,
    country: card.country,
    state: card.issuer ? `${card.issuer.country}-${card.issuer.state}` : null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
