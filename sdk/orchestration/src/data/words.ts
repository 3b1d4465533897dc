/** Texts shown around the frame before its page is ready: title, loading text, close button. */
export interface Words {
  readonly title: string;
  readonly loading: string;
  readonly close: string;
  /** BCP 47 language of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const ENGLISH = ['Identity verification', 'Loading…', 'Close'] as const;

/** Languages of the dialog (docs/how-to/orchestration-sdk.md). */
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

/** Country codes accepted as language codes. */
const ALIASES: { readonly [code: string]: string } = { ae: 'ar', cn: 'zh' };

/** Returns the texts for a language tag (BCP 47) by its primary subtag; English for other languages. */
export function wordsOf(language: string | undefined): Words {
  const prefix = (language ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  const asked = ALIASES[prefix] ?? prefix;
  const spoken = Object.keys(WORDS).includes(asked) ? asked : 'en';
  const [title, loading, close] = WORDS[spoken] ?? ENGLISH;
  return { title, loading, close, language: spoken, direction: spoken === 'ar' ? 'rtl' : 'ltr' };
}
