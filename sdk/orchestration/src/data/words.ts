/** What stands around the frame before the page inside it speaks: title, waiting, the way out. */
export interface Words {
  readonly title: string;
  readonly loading: string;
  readonly close: string;
  /** The language they are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const ENGLISH = ['Identity verification', 'Loading…', 'Close'] as const;

/** The languages of the dialog (docs/how-to/orchestration-sdk.md). */
const WORDS: { readonly [language: string]: readonly [title: string, loading: string, close: string] } = {
  en: ENGLISH,
  de: ['Identitätsprüfung', 'Wird geladen …', 'Schließen'],
  es: ['Verificación de identidad', 'Cargando…', 'Cerrar'],
  fr: ['Vérification d’identité', 'Chargement…', 'Fermer'],
  it: ['Verifica dell’identità', 'Caricamento…', 'Chiudi'],
  pt: ['Verificação de identidade', 'A carregar…', 'Fechar'],
  hu: ['Személyazonosság ellenőrzése', 'Betöltés…', 'Bezárás'],
  ar: ['التحقق من الهوية', 'جارٍ التحميل…', 'إغلاق'],
  zh: ['身份验证', '正在加载…', '关闭'],
};

/** Codes of countries that are taken for the language spoken there. */
const ALIASES: { readonly [code: string]: string } = { ae: 'ar', cn: 'zh' };

/** The words of a language tag (BCP 47), by its first part; English when it is another one. */
export function wordsOf(language: string | undefined): Words {
  const prefix = (language ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  const asked = ALIASES[prefix] ?? prefix;
  const spoken = Object.keys(WORDS).includes(asked) ? asked : 'en';
  const [title, loading, close] = WORDS[spoken] ?? ENGLISH;
  return { title, loading, close, language: spoken, direction: spoken === 'ar' ? 'rtl' : 'ltr' };
}
