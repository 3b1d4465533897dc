/**
 * A Brazilian taxpayer number (CPF) as a number, from any spelling: `123.456.789-09`, eleven digits, or fewer where a
 * table lost leading zeros. `null` when its check digits do not hold (Receita Federal: modulus 11 twice) or all digits
 * are alike.
 */
export function readCpf(text: string): number | null {
  const digits = text.replace(/[\s.\-/]/g, '');
  if (!/^\d{3,11}$/.test(digits)) return null;
  const cpf = digits.padStart(11, '0');
  if (/^(\d)\1{10}$/.test(cpf)) return null;
  return checkDigit(cpf, 9) === cpf.charCodeAt(9) - 48 && checkDigit(cpf, 10) === cpf.charCodeAt(10) - 48
    ? Number(cpf)
    : null;
}

function checkDigit(cpf: string, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (cpf.charCodeAt(at) - 48) * (length + 1 - at);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
