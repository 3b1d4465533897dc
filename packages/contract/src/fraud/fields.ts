/**
 * Request fields of POST /fraud-api/v2 as one table. The reader, the OpenAPI document, the rule catalog and
 * the documentation are derived from it. See docs/reference/fraud-api.md.
 */
export type FieldKind = 'string' | 'integer' | 'float' | 'boolean' | 'date' | 'expiry' | 'object' | 'items';
type FieldGroup =
  | 'control'
  | 'transaction'
  | 'user'
  | 'receiver'
  | 'shipping'
  | 'billing'
  | 'card'
  | 'merchant'
  | 'location'
  | 'ekyc';

export interface RequestField {
  readonly kind: FieldKind;
  readonly group: FieldGroup;
  /** Maximum text length, in UTF-16 units. */
  readonly max?: number;
  /** The value identifies or describes a person: excluded from logs, erased on request. */
  readonly personal?: true;
  /** A text id or number; a JSON number is read as its digits. */
  readonly digits?: true;
  /** Whitespace around the value is trimmed. */
  readonly trimmed?: true;
  /** A text that rules compare as a date if it is one. */
  readonly dated?: true;
  readonly about: string;
}

const text = (group: FieldGroup, about: string, max = 255) =>
  ({ kind: 'string', group, max, about }) as const;
const personal = (group: FieldGroup, about: string, max = 255) =>
  ({ kind: 'string', group, max, about, personal: true }) as const;
/** A text that many systems store as a number. */
const number = (group: FieldGroup, about: string, max = 255) =>
  ({ kind: 'string', group, max, about, digits: true }) as const;
const personalNumber = (group: FieldGroup, about: string, max = 255) =>
  ({ kind: 'string', group, max, about, personal: true, digits: true }) as const;
/** A lookup target: email address, phone number, IP. */
const target = (group: FieldGroup, about: string, max: number) =>
  ({ kind: 'string', group, max, about, personal: true, trimmed: true }) as const;
const phone = (group: FieldGroup, about: string, max: number) =>
  ({ kind: 'string', group, max, about, personal: true, digits: true, trimmed: true }) as const;
const datedText = (group: FieldGroup, about: string) =>
  ({ kind: 'string', group, max: 64, about, personal: true, dated: true }) as const;
const ADDRESS = 100;

export const REQUEST_FIELDS = {
  action_type: text(
    'control',
    'Action of the user, such as login, register, deposit, withdrawal or purchase',
  ),
  ip: target('user', 'IPv4 or IPv6 address of the user', 64),
  transaction_id: number(
    'control',
    'Your ID of the transaction; generated (12 hexadecimal digits) if absent; not `.` or `..`',
  ),
  affiliate_id: number('transaction', 'ID of the affiliate that sent the user'),
  affiliate_name: text('transaction', 'Name of the affiliate'),
  order_memo: text('transaction', 'Memo of the order, free text', 2000),
  email: target('user', 'Email address of the user', 320),
  email_domain: {
    ...text('user', 'Domain of the email address, if the address is not sent'),
    trimmed: true,
  },
  payment_id: number('transaction', 'Your ID of the payment', 255),
  password_hash: personal('user', 'Hash of the password, to find accounts that share one', 500),
  user_fullname: personal('user', 'Full name of the user'),
  user_name: personal('user', 'Login name'),
  user_firstname: personal('user', 'First name of the user'),
  user_middlename: personal('user', 'Middle name of the user'),
  user_lastname: personal('user', 'Last name of the user'),
  user_pob: personal('user', 'Place of birth of the user'),
  user_photoid_number: personalNumber('user', 'Number of the photo ID'),
  user_id: personalNumber('user', 'Your ID of the user'),
  user_category: text('user', 'Your category of the user'),
  user_account_status: text('user', 'Your status of the account'),
  user_bank_account: personalNumber('user', 'Bank account or wallet of the user'),
  user_bank_name: text('user', 'Name of the user’s bank'),
  user_bank_swift: text('user', 'BIC of the user’s bank', 64),
  user_bank_country: text('user', 'Country of the user’s bank', ADDRESS),
  user_verification_level: text('user', 'Your level of verification'),
  user_country: text('user', 'Country of the user, ISO 3166-1 alpha-2', ADDRESS),
  user_city: personal('user', 'City of the user', ADDRESS),
  user_region: text('user', 'Region or state of the user', ADDRESS),
  user_zip: personalNumber('user', 'Postal code of the user', ADDRESS),
  user_street: personal('user', 'Street and number of the user', ADDRESS),
  user_street2: personal('user', 'Second address line of the user', ADDRESS),
  session_id: number('control', 'ID of the user’s session', 255),
  session: text('control', 'Encrypted device session of the browser agent', 524_288),
  device_id: personalNumber('user', 'Your ID of the device'),
  payment_mode: text('transaction', 'Payment method, such as card, bank transfer or wallet'),
  payment_provider: text('transaction', 'Payment provider'),
  card_fullname: personal('card', 'Name on the card'),
  card_bin: number('card', 'First 6 to 8 digits of the card (up to 15 are accepted, 8 are stored)', 15),
  card_hash: personalNumber('card', 'Hash of the card number', 500),
  card_last: personalNumber('card', 'Last four digits of the card', 4),
  avs_result: text('card', 'Result of the address verification (AVS)'),
  status_3d: text('card', 'Result of 3-D Secure'),
  sca_method: text('card', 'Method of strong customer authentication'),
  phone_number: phone('user', 'Phone number of the user, with country code', 64),
  transaction_type: text('transaction', 'Type of the transaction'),
  transaction_currency: text('transaction', 'Currency of the amount, ISO 4217', 4),
  transaction_long_text: text('transaction', 'Description of the transaction, free text', 10_000),
  discount_code: text('transaction', 'Discount code'),
  merchant_category: number('merchant', 'Category of the merchant'),
  merchant_id: number('merchant', 'ID of the merchant'),
  merchant_name: text('merchant', 'Name of the merchant'),
  merchant_country: text('merchant', 'Country of the merchant, ISO 3166-1 alpha-2', ADDRESS),
  receiver_fullname: personal('receiver', 'Full name of the receiver'),
  receiver_firstname: personal('receiver', 'First name of the receiver'),
  receiver_middlename: personal('receiver', 'Middle name of the receiver'),
  receiver_lastname: personal('receiver', 'Last name of the receiver'),
  receiver_dob: datedText('receiver', 'Date of birth of the receiver, YYYY-MM-DD'),
  receiver_pob: personal('receiver', 'Place of birth of the receiver'),
  receiver_id: personalNumber('receiver', 'Your ID of the receiver'),
  receiver_country: text('receiver', 'Country of the receiver, ISO 3166-1 alpha-2', ADDRESS),
  receiver_photoid_number: personalNumber('receiver', 'Number of the receiver’s photo ID'),
  receiver_bank_account: personalNumber('receiver', 'Bank account or wallet of the receiver'),
  receiver_bank_swift: text('receiver', 'BIC of the receiver’s bank', 64),
  receiver_bank_name: text('receiver', 'Name of the receiver’s bank'),
  receiver_bank_country: text('receiver', 'Country of the receiver’s bank', ADDRESS),
  details_url: text('control', 'Link to the transaction in your own system', 2048),
  regulation: text('control', 'Applicable regulation'),
  bonus_campaign_id: number('transaction', 'ID of the bonus campaign'),
  brand_id: number('control', 'ID of the brand'),
  stream_id: number('control', 'ID of the monitored session stream'),
  shipping_country: text('shipping', 'Country of the shipping address, ISO 3166-1 alpha-2', ADDRESS),
  shipping_city: personal('shipping', 'City of the shipping address', ADDRESS),
  shipping_region: text('shipping', 'Region of the shipping address', ADDRESS),
  shipping_zip: personalNumber('shipping', 'Postal code of the shipping address', ADDRESS),
  shipping_street: personal('shipping', 'Street of the shipping address', ADDRESS),
  shipping_street2: personal('shipping', 'Second line of the shipping address', ADDRESS),
  shipping_phone: phone('shipping', 'Phone number of the recipient', 255),
  shipping_fullname: personal('shipping', 'Name of the recipient'),
  shipping_method: text('shipping', 'Shipping method'),
  billing_country: text('billing', 'Country of the billing address, ISO 3166-1 alpha-2', ADDRESS),
  billing_city: personal('billing', 'City of the billing address', ADDRESS),
  billing_region: text('billing', 'Region of the billing address', ADDRESS),
  billing_zip: personalNumber('billing', 'Postal code of the billing address', ADDRESS),
  billing_street: personal('billing', 'Street of the billing address', ADDRESS),
  billing_street2: personal('billing', 'Second line of the billing address', ADDRESS),
  billing_phone: phone('billing', 'Phone number of the billing address', 255),
  user_created: {
    kind: 'integer',
    group: 'user',
    about: 'Time of the registration of the user, UNIX seconds',
  },
  merchant_created_at: {
    kind: 'integer',
    group: 'merchant',
    about: 'Time of the registration of the merchant, UNIX seconds',
  },
  user_balance: { kind: 'float', group: 'user', about: 'Account balance of the user' },
  transaction_amount: { kind: 'float', group: 'transaction', about: 'Amount in `transaction_currency`' },
  pos_lat: { kind: 'float', group: 'location', about: 'Latitude of the point of sale, in decimal degrees' },
  pos_long: { kind: 'float', group: 'location', about: 'Longitude of the point of sale, in decimal degrees' },
  custom_lat: {
    kind: 'float',
    group: 'location',
    about: 'Latitude of the user from another source, in decimal degrees',
  },
  custom_long: {
    kind: 'float',
    group: 'location',
    about: 'Longitude of the user from another source, in decimal degrees',
  },
  user_dob: { kind: 'date', group: 'user', personal: true, about: 'Date of birth of the user, YYYY-MM-DD' },
  card_expire: {
    kind: 'expiry',
    group: 'card',
    about: 'Expiry of the card: YYYY-MM-DD, YYYY-MM, MM/YY or MM/YYYY',
  },
  cvv_result: { kind: 'boolean', group: 'card', about: '`true` if the CVV was correct' },
  gift: { kind: 'boolean', group: 'transaction', about: '`true` for a gift' },
  gift_message: { kind: 'boolean', group: 'transaction', about: '`true` with a gift message' },
  items: { kind: 'items', group: 'transaction', about: 'Purchased items' },
  custom_fields: {
    kind: 'object',
    group: 'control',
    about:
      'Your own fields; rules can read them as custom_fields.<name>. At most 1,000 members and 65,536 characters, 16 levels deep',
  },
  id_value: personalNumber('ekyc', 'National ID number', 64),
  user_gender: personal('ekyc', 'Gender of the user', 32),
  user_full_address: personal('ekyc', 'Full address in one line', 500),
  doc_issue_date: datedText('ekyc', 'Issue date of the document, YYYY-MM-DD'),
  doc_number: personalNumber('ekyc', 'Number of the document', 64),
  idv_reference_id: number('ekyc', '`executionId` of a verification of the same user'),
} as const satisfies Record<string, RequestField>;

type RequestFieldName = keyof typeof REQUEST_FIELDS;

export const ITEM_FIELDS = {
  item_id: { kind: 'string', max: 255, digits: true },
  item_quantity: { kind: 'integer' },
  item_name: { kind: 'string', max: 500 },
  item_price: { kind: 'float' },
  item_store: { kind: 'string', max: 255 },
  item_store_country: { kind: 'string', max: 100 },
  item_category: { kind: 'string', max: 255 },
  item_url: { kind: 'string', max: 2048 },
  item_custom_fields: { kind: 'object' },
} as const satisfies Record<string, Pick<RequestField, 'kind' | 'max' | 'digits'>>;

type JsonObject = { readonly [key: string]: unknown };

type Read<K extends FieldKind> = K extends 'string' | 'date' | 'expiry'
  ? string
  : K extends 'integer' | 'float'
    ? number
    : K extends 'boolean'
      ? boolean
      : K extends 'items'
        ? readonly FraudItem[]
        : JsonObject;

export type FraudItem = { readonly [N in keyof typeof ITEM_FIELDS]?: Read<(typeof ITEM_FIELDS)[N]['kind']> };

/** A fraud request after parsing: only known fields that were set, every value of its documented type. */
export type FraudRequest = { readonly [N in RequestFieldName]?: Read<(typeof REQUEST_FIELDS)[N]['kind']> };
