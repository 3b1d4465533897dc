/** A name of the wire as a person reads it: `documentFront` becomes `document front`. */
export const memberInWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
