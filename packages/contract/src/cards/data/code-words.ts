/**
 * Names of the card security code in free text, by language. Source: terms of the card networks (Visa CVV2,
 * Mastercard CVC2, American Express CID, Discover CID, JCB CAV2, UnionPay CVN2, Dankort and Cartes Bancaires
 * "cryptogramme visuel") and their translations in the payment pages of the networks, read 2026-11. The
 * languages are those of the hosted flow and some more. Spaces match any white space or hyphen, or none.
 */
export const CODE_ABBREVIATIONS: readonly string[] = ['cvv', 'cvc', 'cvn', 'csc', 'cav', 'cvd', 'cid'];

export const CODE_WORDS: { readonly [language: string]: readonly string[] } = {
  en: [
    'security code',
    'card security number',
    'card verification code',
    'card verification value',
    'card verification number',
    'card identification number',
    'signature panel code',
  ],
  de: [
    'sicherheitscode',
    'sicherheitsnummer',
    'sicherheitskode',
    'kartenprüfnummer',
    'kartenpruefnummer',
    'kartenprüfziffer',
    'kartenpruefziffer',
    'prüfnummer',
    'pruefnummer',
    'prüfziffer',
    'pruefziffer',
  ],
  es: [
    'código de seguridad',
    'codigo de seguridad',
    'código de verificación',
    'codigo de verificacion',
    'número de seguridad',
    'numero de seguridad',
  ],
  fr: [
    'code de sécurité',
    'code de securite',
    'cryptogramme visuel',
    'cryptogramme',
    'code de vérification',
    'code de verification',
    'numéro de sécurité',
    'numero de securite',
  ],
  it: ['codice di sicurezza', 'codice di verifica', 'codice sicurezza', 'numero di sicurezza'],
  pt: [
    'código de segurança',
    'codigo de seguranca',
    'código de verificação',
    'codigo de verificacao',
    'número de segurança',
    'numero de seguranca',
  ],
  hu: [
    'biztonsági kód',
    'biztonsagi kod',
    'biztonsági szám',
    'biztonsagi szam',
    'ellenőrző kód',
    'ellenorzo kod',
    'ellenőrző szám',
    'ellenorzo szam',
  ],
  nl: ['beveiligingscode', 'veiligheidscode', 'controlecode', 'verificatiecode'],
  pl: ['kod zabezpieczający', 'kod zabezpieczajacy', 'kod bezpieczeństwa', 'kod bezpieczenstwa'],
  tr: ['güvenlik kodu', 'guvenlik kodu', 'güvenlik numarası', 'guvenlik numarasi'],
  ru: ['код безопасности', 'защитный код', 'код проверки', 'проверочный код'],
  ar: ['رمز الأمان', 'رمز الامان', 'رمز التحقق', 'الرمز السري', 'رقم الأمان', 'رمز الحماية'],
  zh: ['安全码', '安全碼', '校验码', '校驗碼', '验证码', '驗證碼', '卡背三位数', '后三码', '後三碼'],
  ja: ['セキュリティコード', 'セキュリティーコード', '確認コード', '認証コード'],
  ko: ['보안코드', '보안 코드', '보안번호', '카드 인증번호'],
};

/** Words between the name and its digits: "the security code is 123", "CVV-Nummer lautet 123". */
export const WORDS_BETWEEN: readonly string[] = [
  ...['is', 'was', 'code', 'number', 'no', 'nr', 'num', 'value', 'on', 'the', 'back', 'of', 'my', 'card'],
  ...['ist', 'lautet', 'nummer', 'wert', 'kode', 'der', 'karte', 'auf', 'rückseite'],
  ...['es', 'está', 'número', 'numero', 'código', 'codigo', 'valor', 'de', 'la', 'tarjeta'],
  ...['est', 'le', 'numéro', 'au', 'dos', 'carte', 'du', 'è', 'della', 'carta', 'il', 'é', 'do', 'cartão'],
  ...['az', 'a', 'kód', 'szám', 'kártya', 'jest', 'to', 'это', 'номер', 'код', 'هو', 'رقم', 'رمز', 'كود'],
  ...['是', '为', '為', '号', '號', 'は', '番号', '번호', '는', '은'],
];
