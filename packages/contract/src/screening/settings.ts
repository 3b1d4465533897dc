/** Table of the screening settings, inline in `config.aml` and in a search profile. See docs/concepts/screening.md. */

const boolean = { kind: 'boolean' } as const;
const share = { kind: 'number', min: 0, max: 1 } as const;
const length = { kind: 'count', max: 1000 } as const;
/**
 * Defines a group of settings.
 * @param name name of the object in generated clients, as in `named` of a schema
 */
const group = <const K>(name: string, keys: K) => ({ kind: 'group', name, keys }) as const;

/** Lists of this deployment that are searched by a national id (CPF), not by name. */
export const LOCAL_AML_SOURCES = [
  'brazil_spa',
  'bolsa_familia',
  'cpf_based_pep',
  'cpf_based_ppe',
  'cpf_based_ppn',
  'seguro_defeso',
  'garantia_safra',
  'auxilio_emergencial',
  'brazil_bpc',
] as const;
export type LocalAmlSource = (typeof LOCAL_AML_SOURCES)[number];

const localSources = Object.fromEntries(LOCAL_AML_SOURCES.map((name) => [name, boolean])) as {
  readonly [S in LocalAmlSource]: typeof boolean;
};

const GLUED_WORDS = ['off', 'on'] as const;

const gluedWords = { kind: 'enum', values: GLUED_WORDS } as const;

/** Maximum number of matches that one screening can request. */
const MAX_MATCHES = 200;

export const SCREENING_SETTINGS = {
  sources: group('AmlSources', {
    sanction_enabled: boolean,
    pep_enabled: boolean,
    watchlist_enabled: boolean,
    crimelist_enabled: boolean,
    adversemedia_enabled: boolean,
    local_aml_sources: group('LocalAmlSources', localSources),
  }),
  fuzzy_enabled: boolean,
  fuzzy_config: group('AmlFuzzyConfig', {
    phonetic_search_enabled: boolean,
    edit_distance_enabled: boolean,
    phonetic_term_threshold: length,
    phonetic_character_threshold: length,
  }),
  scoring: group('AmlScoring', {
    allow_designator_translation: boolean,
    edit_distance_1_threshold: length,
    edit_distance_2_threshold: length,
    enable_lastname_detection: boolean,
    filter_mismatching_country: boolean,
    filter_mismatching_country_designator: boolean,
    filter_missing_country: boolean,
    filter_missing_dob: boolean,
    allow_ocr_spellcheck: boolean,
    filter_mismatching_dob: boolean,
    glued_words_splitting: gluedWords,
    min_nr_token_match: { kind: 'number', min: 0, max: 100 },
    result_limit: { kind: 'count', max: MAX_MATCHES },
    score_threshold: share,
    adverse_media_scores: group('AdverseMediaScores', {
      fuzziness: share,
      exact_match: boolean,
      force_dob_filter: boolean,
      force_country_filter: boolean,
    }),
  }),
} as const;
