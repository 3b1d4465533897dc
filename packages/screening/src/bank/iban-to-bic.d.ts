declare module 'iban-to-bic' {
  const ibanToBic: {
    /** Returns the BIC of an IBAN's bank; undefined for an invalid IBAN or an unknown bank code. */
    ibanToBic(iban: string): string | undefined;
  };
  export default ibanToBic;
}
