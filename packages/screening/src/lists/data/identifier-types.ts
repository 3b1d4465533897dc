/** Labels of documents and numbers in lists, and this project's type for each; the first match counts. */
export const IDENTIFIER_TYPES: readonly { readonly pattern: RegExp; readonly type: string }[] = [
  { pattern: /passport|diplomatic pass/i, type: 'passport' },
  { pattern: /\bimo\b|vessel registration identification/i, type: 'imo' },
  { pattern: /\bmmsi\b/i, type: 'mmsi' },
  { pattern: /legal entity (number|identifier)|\blei\b/i, type: 'lei' },
  { pattern: /driver|driving/i, type: 'drivers-license' },
  {
    pattern:
      /tax|\bnit\b|\brfc\b|r\.f\.c|r\.i\.f|c\.i\.f|c\.u\.i\.t|\bcnpj\b|\bruc\b|\bnif\b|\bcuit\b|\brif\b|v\.?a\.?t\.?\b|\binn\b|\bpan\b|\brtn\b|fiscal/i,
    type: 'tax-id',
  },
  {
    pattern:
      /registration|registry|company n|commercial|matricula|folio|c\.r\. no|uscc|unified social|business|\bogrn\b|chamber of commerce|economic register|d-u-n-s|certificate of incorporation|gazette|trade licen/i,
    type: 'registration',
  },
  {
    pattern:
      /national|identity|identification|identifica|cedula|\bd\.?n\.?i\b|\bcurp\b|c\.u\.r\.p|n\.i\.e|i\.f\.e|\bcpf\b|\bssn\b|social security|personal id|birth certificate|electoral|residen|citizen|stateless|travel document|kimlik|refugee|interpol/i,
    type: 'national-id',
  },
];
