/** First of the ten digits, by script: Arabic-Indic, Eastern Arabic, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const NATIVE = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;

/** Replaces the digits of other scripts by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(NATIVE, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - ZEROS.findLast((zero) => zero <= code)!);
  });
