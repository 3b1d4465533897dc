import type { BinDetails } from '@assay/contract';
import { analyseBin, type BinFacts } from '@assay/enrichment';
import type { Providers } from '@assay/providers';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { LiveNotes, Signal } from './signal';

interface BinLookup {
  readonly cardBin: string;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly deadline: number;
}

/**
 * Returns facts about a card's issuer range. An imported table takes precedence over the live source, which
 * fills missing values.
 */
export async function lookUpBin(
  look: BinLookup,
): Promise<{ details: BinDetails; facts: BinFacts; live: LiveNotes }> {
  const analysed = analyseBin(look.cardBin, look.data.bins);
  const { network: _, co_networks: __, ...facts } = analysed;
  const ask = facts.bin_valid === true && facts.bin_bank === null;
  const answer = ask
    ? await look.providers.binIssuer?.lookup(facts.card_bin, { deadline: look.deadline })
    : undefined;
  if (!answer) return { facts: analysed, live: {}, details: facts };
  const issuer = answer.value;
  return {
    facts: analysed,
    live: { binIssuer: answer.status },
    details: {
      ...facts,
      bin_bank: facts.bin_bank ?? issuer?.bankName ?? null,
      bin_type: facts.bin_type ?? issuer?.type?.toUpperCase() ?? null,
      bin_level: facts.bin_level ?? issuer?.brand ?? null,
      bin_country: facts.bin_country ?? issuer?.countryName ?? null,
      bin_country_code: facts.bin_country_code ?? issuer?.countryCode ?? null,
      bin_website: facts.bin_website ?? issuer?.bankUrl ?? null,
      bin_phone: facts.bin_phone ?? issuer?.bankPhone ?? null,
      card_issuer: facts.card_issuer ?? issuer?.bankName ?? null,
    },
  };
}

export const binSignal: Signal<'bin_details'> = {
  wants: (request, config) => config.bin_api !== false && request.card_bin !== undefined,
  async look(context, evidence) {
    const { details, facts, live } = await lookUpBin({
      cardBin: context.request.card_bin ?? '',
      data: context.data,
      providers: context.providers,
      deadline: context.deadlineOf('bin'),
    });
    evidence({ live, ...(facts.co_networks.length > 0 ? { co_networks: facts.co_networks } : {}) });
    return details;
  },
};
