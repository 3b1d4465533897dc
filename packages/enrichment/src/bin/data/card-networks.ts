/** A card network (scheme): its names in the API and the lengths of its numbers. */
export interface CardNetwork {
  /** Lower-case key: `visa`, `american-express`. */
  readonly network: string;
  /** Name in `bin_card`. */
  readonly name: string;
  /** Possible numbers of digits in a full card number. */
  readonly lengths: readonly number[];
  /**
   * Prefixes in addition to those of the `credit-card-type` package, separated by blanks; `first-last` for
   * ranges of prefixes of equal length. The longest matching prefix wins, so a broad block may contain
   * narrower blocks of other networks.
   */
  readonly prefixes: string;
}

/**
 * Issuer identification blocks by network (ISO/IEC 7812-1). The blocks come from the networks, national
 * switches and payment industry summaries. Interac has no separate block: its cards use the number of the
 * bank's network.
 */
export const CARD_NETWORKS: readonly CardNetwork[] = [
  { network: 'visa', name: 'VISA', lengths: [13, 16, 18, 19], prefixes: '4' },
  { network: 'mastercard', name: 'MASTERCARD', lengths: [16], prefixes: '51-55 2221-2720' },
  { network: 'american-express', name: 'AMERICAN EXPRESS', lengths: [15], prefixes: '34 37' },
  {
    network: 'diners-club',
    name: 'DINERS CLUB',
    lengths: [14, 15, 16, 17, 18, 19],
    prefixes: '300-305 3095 36 38 39',
  },
  { network: 'discover', name: 'DISCOVER', lengths: [16, 17, 18, 19], prefixes: '6011 644-649 65' },
  { network: 'jcb', name: 'JCB', lengths: [15, 16, 17, 18, 19], prefixes: '1800 2131 3528-3589' },
  { network: 'unionpay', name: 'UNIONPAY', lengths: [14, 15, 16, 17, 18, 19], prefixes: '62 8100-8171' },
  {
    network: 'maestro',
    name: 'MAESTRO',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    prefixes: '',
  },
  {
    network: 'elo',
    name: 'ELO',
    lengths: [16],
    prefixes: '',
  },
  {
    network: 'hiper',
    name: 'HIPER',
    lengths: [16],
    prefixes: '',
  },
  { network: 'hipercard', name: 'HIPERCARD', lengths: [13, 16, 19], prefixes: '606282 384100 384140 384160' },
  { network: 'aura', name: 'AURA', lengths: [16], prefixes: '507860' },
  { network: 'cabal', name: 'CABAL', lengths: [16], prefixes: '589657 604201-604219 604220-604400' },
  { network: 'naranja', name: 'NARANJA', lengths: [16], prefixes: '' },
  {
    network: 'carnet',
    name: 'CARNET',
    lengths: [16],
    prefixes: '286900 502275 506199-506499 627535 636318 636379 639388 639484 639559',
  },
  { network: 'mir', name: 'MIR', lengths: [16, 17, 18, 19], prefixes: '2200-2204' },
  { network: 'borica', name: 'BORICA', lengths: [16], prefixes: '2205' },
  { network: 'humo', name: 'HUMO', lengths: [16], prefixes: '9860' },
  { network: 'uzcard', name: 'UZCARD', lengths: [16], prefixes: '8600 5614' },
  {
    network: 'troy',
    name: 'TROY',
    lengths: [16],
    prefixes: '',
  },
  {
    network: 'verve',
    name: 'VERVE',
    lengths: [16, 18, 19],
    prefixes: '506099-506198 507865-507964 650002-650027',
  },
  {
    network: 'rupay',
    name: 'RUPAY',
    lengths: [16],
    prefixes: '508500-508999 606985-607984 608001-608500 652150-653149 817200-819999 820000-820199',
  },
  { network: 'lankapay', name: 'LANKAPAY', lengths: [16], prefixes: '357111' },
  { network: 'napas', name: 'NAPAS', lengths: [16, 19], prefixes: '9704' },
  { network: 'gpn', name: 'GPN', lengths: [16, 18, 19], prefixes: '1946' },
  { network: 'meeza', name: 'MEEZA', lengths: [16, 19], prefixes: '507803 507808-507811' },
  { network: 'dankort', name: 'DANKORT', lengths: [16], prefixes: '501900-501999' },
  { network: 'bankaxept', name: 'BANKAXEPT', lengths: [11, 15, 16, 19], prefixes: '9578' },
  { network: 'uatp', name: 'UATP', lengths: [15], prefixes: '1' },
];

/** Products that the prefix alone identifies, used where no issuer table says more. */
export const KNOWN_PRODUCTS: readonly {
  readonly prefixes: string;
  readonly level: string;
  readonly type: string | null;
}[] = [
  { prefixes: '4026 417500 4405 4508 4844 4913 4917', level: 'ELECTRON', type: 'DEBIT' },
  { prefixes: '4571', level: 'VISA/DANKORT', type: 'DEBIT' },
];

/**
 * Blocks whose cards also carry a domestic network. Sources: Banque de France and Groupement des Cartes
 * Bancaires CB (Visa 4970 to 4978, Mastercard 5131 to 5136), Bancontact Payconiq Company (6703), Nets
 * (Visa/Dankort 4571), NPCI (RuPay with JCB 3538).
 * An issuer may withdraw the second network from a card, so a hit is a hint.
 */
export const CO_BADGED: readonly { readonly prefixes: string; readonly networks: readonly string[] }[] = [
  { prefixes: '4970-4978 5131-5136', networks: ['cartes-bancaires'] },
  { prefixes: '6703 479658 606005', networks: ['bancontact'] },
  { prefixes: '4571', networks: ['dankort'] },
  { prefixes: '353800-353899', networks: ['rupay'] },
];
