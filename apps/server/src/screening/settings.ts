import {
  type AccountId,
  type InlineScreeningSettings,
  LOCAL_AML_SOURCES,
  type LocalAmlSource,
} from '@assay/contract';
import {
  DEFAULT_MEDIA_SETTINGS,
  DEFAULT_SETTINGS,
  type ListKind,
  type MediaSettings,
  type ScreeningSettings,
} from '@assay/screening';
import { type Database, listSearchProfiles } from '@assay/store';
import type { Directory } from '../identity/index';

type ByName = ReadonlyMap<string, InlineScreeningSettings>;

interface ProfilePorts {
  readonly database: Database;
  readonly directory: Directory;
}

/** Search profiles of all accounts, cached in memory and dropped when an account changes. */
export class SearchProfiles {
  private readonly held = new Map<number, Promise<ByName>>();

  constructor(private readonly ports: ProfilePorts) {
    this.ports.directory.onChange((account) => this.held.delete(account.id));
  }

  /** Returns null when the account has no profile with this name. */
  async find(accountId: AccountId, name: string): Promise<InlineScreeningSettings | null> {
    return (await this.profilesOf(accountId)).get(name) ?? null;
  }

  private profilesOf(accountId: AccountId): Promise<ByName> {
    const known = this.held.get(accountId);
    if (known) return known;
    const loading = this.load(accountId);
    this.held.set(accountId, loading);
    loading.catch(() => {
      if (this.held.get(accountId) === loading) this.held.delete(accountId);
    });
    return loading;
  }

  private async load(accountId: AccountId): Promise<ByName> {
    const profiles = await listSearchProfiles<InlineScreeningSettings>(this.ports.database, accountId);
    return new Map(profiles.map(({ name, settings }) => [name, settings]));
  }
}

/** Complete settings of a screening: those of the request or its profile, with defaults for the rest. */
export interface EffectiveSettings {
  readonly kinds: readonly ListKind[];
  readonly matching: ScreeningSettings;
  /** null = adverse media is not searched. */
  readonly media: MediaSettings | null;
  readonly local: readonly LocalAmlSource[];
}

/** Returns the sent settings with defaults for missing members (docs/concepts/screening.md). */
export function effectiveSettings(inline: InlineScreeningSettings): EffectiveSettings {
  const { sources = {}, fuzzy_config: fuzzy = {}, scoring = {} } = inline;
  const media = scoring.adverse_media_scores ?? {};
  const base = DEFAULT_SETTINGS;
  const kinds: readonly (readonly [ListKind, boolean | undefined])[] = [
    ['sanctionlist', sources.sanction_enabled],
    ['pep', sources.pep_enabled],
    ['watchlist', sources.watchlist_enabled],
    ['crimelist', sources.crimelist_enabled],
  ];
  return {
    kinds: kinds.flatMap(([kind, enabled]) => (enabled === false ? [] : [kind])),
    matching: {
      fuzzyEnabled: inline.fuzzy_enabled ?? base.fuzzyEnabled,
      phoneticSearchEnabled: fuzzy.phonetic_search_enabled ?? base.phoneticSearchEnabled,
      phoneticTermThreshold: fuzzy.phonetic_term_threshold ?? base.phoneticTermThreshold,
      phoneticCharacterThreshold: fuzzy.phonetic_character_threshold ?? base.phoneticCharacterThreshold,
      editDistanceEnabled: fuzzy.edit_distance_enabled ?? base.editDistanceEnabled,
      allowDesignatorTranslation: scoring.allow_designator_translation ?? base.allowDesignatorTranslation,
      editDistance1Threshold: scoring.edit_distance_1_threshold ?? base.editDistance1Threshold,
      editDistance2Threshold: scoring.edit_distance_2_threshold ?? base.editDistance2Threshold,
      enableLastnameDetection: scoring.enable_lastname_detection ?? base.enableLastnameDetection,
      filterMismatchingCountry: scoring.filter_mismatching_country ?? base.filterMismatchingCountry,
      filterMismatchingCountryDesignator:
        scoring.filter_mismatching_country_designator ?? base.filterMismatchingCountryDesignator,
      filterMissingCountry: scoring.filter_missing_country ?? base.filterMissingCountry,
      filterMissingDob: scoring.filter_missing_dob ?? base.filterMissingDob,
      filterMismatchingDob: scoring.filter_mismatching_dob ?? base.filterMismatchingDob,
      allowOcrSpellcheck: scoring.allow_ocr_spellcheck ?? base.allowOcrSpellcheck,
      gluedWordsSplitting: scoring.glued_words_splitting ?? base.gluedWordsSplitting,
      minNrTokenMatch: scoring.min_nr_token_match ?? base.minNrTokenMatch,
      resultLimit: scoring.result_limit ?? base.resultLimit,
      scoreThreshold: scoring.score_threshold ?? base.scoreThreshold,
    },
    media: sources.adversemedia_enabled
      ? {
          fuzziness: media.fuzziness ?? DEFAULT_MEDIA_SETTINGS.fuzziness,
          exactMatch: media.exact_match ?? DEFAULT_MEDIA_SETTINGS.exactMatch,
          forceDobFilter: media.force_dob_filter ?? DEFAULT_MEDIA_SETTINGS.forceDobFilter,
          forceCountryFilter: media.force_country_filter ?? DEFAULT_MEDIA_SETTINGS.forceCountryFilter,
        }
      : null,
    local: LOCAL_AML_SOURCES.filter((source) => sources.local_aml_sources?.[source]),
  };
}

/** Returns the screening settings in `config.aml`. */
export const inlineSettings = ({
  sources,
  fuzzy_enabled,
  fuzzy_config,
  scoring,
}: InlineScreeningSettings): InlineScreeningSettings => ({
  ...(sources ? { sources } : {}),
  ...(fuzzy_enabled === undefined ? {} : { fuzzy_enabled }),
  ...(fuzzy_config ? { fuzzy_config } : {}),
  ...(scoring ? { scoring } : {}),
});
