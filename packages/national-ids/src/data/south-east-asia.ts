/** Place codes that MyKad numbers don't use. Source: Jabatan Pendaftaran Negara, "Kod Negeri dan Negara". */
export const MALAYSIAN_PLACES_NOT_USED: ReadonlySet<string> = new Set(
  '00 17 18 19 20 69 70 73 80 81 94 95 96 97'.split(' '),
);

/**
 * Codes of provinces and cities in personal numbers. Source: Thông tư 07/2016/TT-BCA, annex 1. Numbers that
 * were issued before the mergers of July 2025 stay valid.
 */
export const VIETNAMESE_PROVINCES: ReadonlySet<string> = new Set(
  (
    '001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037 038 ' +
    '040 042 044 045 046 048 049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 ' +
    '083 084 086 087 089 091 092 093 094 095 096'
  ).split(' '),
);
