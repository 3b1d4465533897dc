/**
 * Zones of thirty published specimens (test data of github.com/konstantint/PassportEye, those of 34 whose
 * zones are readable with valid check digits), read by eye. The century of a birth year comes from the print
 * next to the zone, which only has two digits. By the file's digest: the digests of number, dates and sex,
 * and of all lines.
 */
export const SPECIMEN_ZONES: { readonly [file: string]: readonly [key: string, whole: string] } = {
  '77beb923fcdaf3d6': ['3064a963d84fe502', 'b27cf12564d24904'],
  a60765453088d144: ['ca80d1c879c1709f', 'a6858ae28044e338'],
  '41a2a35f8d40b313': ['d38404a31dde5fb7', '0c02703e0bc4bf9f'],
  '0dec5de2c177a9d4': ['ed748a8e544b74fb', '0bddb6141d0faa05'],
  c967e3d6e76a9a4f: ['66075e6c1366c8b4', 'ee17f3fcd7bd3fb5'],
  '14f11cfca3662012': ['eb82443dc062b99c', '63f957e9d4d028ed'],
  '79a4e8f8fa461722': ['21fa548ad3c6f590', '92abd13f3f6eb7a2'],
  '8e5a9cde7e334894': ['5ec48d8826548443', '6c0cd5221faae58c'],
  f6e7cb5a6aed4753: ['3adff483f6e3d81d', '793868616d1ab798'],
  '283ee98dd97e003d': ['367b922c40cf9d29', 'af545b6c114c1aff'],
  '3509fa5c0a09d93a': ['27b6ca8241ab97a5', '528d1e940ecc8e20'],
  '09954fff396a907f': ['363e69c285dcd6a6', '8691509dbc3fa936'],
  '131c163e3aba441c': ['d55fef8c040e071d', '3acb9d6778d3cc0b'],
  '3031b8bd614d19ac': ['c395820830385cae', '255c074dd6aa4fb8'],
  '5677ae046f839ae2': ['d433ea7bcee6d16b', '58aec3a596f0e7b8'],
  '7f10493d879e5635': ['d1e835142e3c0337', '63bdd094bfa8a5e0'],
  '6ff5c87595222762': ['c56652094a194aeb', '2a56afd6f3fd9148'],
  '413fd35b93a93bcf': ['7de487442a646ee4', '723460299f9859e3'],
  '9feb9f1e204a6372': ['896ee3bab0c1a0bf', 'c376c9e1118c1d7b'],
  '82d8b5dac2db8b7b': ['65276d4bb2b2f737', '11a7563f23ab4579'],
  '6b57aac10a33b645': ['740ccdb672ffc81a', '365eec4887fd27f1'],
  '8946cdcca4283aab': ['c56652094a194aeb', '2a56afd6f3fd9148'],
  e43180ee60bcde28: ['c379de916b641f2a', 'fa4c6583c71ab24a'],
  eb626601a91bb5f0: ['37f6863ba064e37c', '2f1b6788b1728bac'],
  '04398dc225378abc': ['979ee00547c1c718', '1e1752f393fb872f'],
  a29440db688882e7: ['27560a76a57d6db0', '9b259d304291bd64'],
  '5f34fffde3a4dc07': ['f2e0cd25df0613a1', 'bed2b2fd96aff38d'],
  '3058a6e7e2d74fd6': ['1992651b6e6af1c7', '4114f8ecd6bdcdc2'],
  '761bd73b6ae642e2': ['358b3e6a31e36c86', '18512673d015e11e'],
  '1c25967643810f4e': ['01e2cf1389b0a129', '61e15d40f7c79afa'],
};
