import {
  IconBuildingBank,
  IconBuildingStore,
  IconCircleDashed,
  IconCreditCard,
  IconDeviceLaptop,
  IconGift,
  IconHash,
  IconSpeakerphone,
  IconUser,
} from '@tabler/icons-react';
import type { Alert, AlertDisposition, AlertStatus, AlertSummary, PartyKind } from '../api/alerts';
import type { Tone } from '../design/tones';
import { english, percentage, type Sentence, t } from '../i18n/language';

const KINDS: Readonly<Record<PartyKind, { readonly name: Sentence; readonly Icon: typeof IconUser }>> = {
  user_id: { name: english('Customer'), Icon: IconUser },
  user_bank_account: { name: english('Bank account'), Icon: IconBuildingBank },
  device_hash: { name: english('Device'), Icon: IconDeviceLaptop },
  card_hash: { name: english('Card'), Icon: IconCreditCard },
  card_bin: { name: english('Card BIN'), Icon: IconHash },
  merchant_id: { name: english('Merchant'), Icon: IconBuildingStore },
  affiliate_id: { name: english('Affiliate'), Icon: IconSpeakerphone },
  bonus_campaign_id: { name: english('Bonus campaign'), Icon: IconGift },
};

/** Icon of a party; null for a party that is no longer stored. */
export const iconOf = (kind: PartyKind | null): typeof IconUser =>
  kind === null ? IconCircleDashed : KINDS[kind].Icon;

/** Name of the kind of a party. */
export const kindName = (kind: PartyKind | null): string =>
  kind === null ? t('Unknown party') : t(KINDS[kind].name);

/** Party kinds of the entities that typologies report. */
const OF_ENTITY: { readonly [kind: string]: PartyKind } = {
  party: 'user_id',
  device: 'device_hash',
  card: 'card_hash',
  bin: 'card_bin',
  merchant: 'merchant_id',
  affiliate: 'affiliate_id',
  campaign: 'bonus_campaign_id',
};
export const kindOfEntity = (entityKind: string): PartyKind | null => OF_ENTITY[entityKind] ?? null;

/** Name of a kind of entities that typologies report. A party can be a user or a bank account. */
export function entityKindName(entityKind: string): string {
  const kind = kindOfEntity(entityKind);
  if (kind === 'user_id') return t('Person or account');
  return kind === null ? entityKind : kindName(kind);
}

/** Name of the entity of an alert. */
export const entityName = ({ entity, entity_key }: Pick<AlertSummary, 'entity' | 'entity_key'>): string =>
  entity ?? t('no longer stored (…{end})', { end: entity_key.slice(-4) });

const STATUS_NAMES: Readonly<Record<AlertStatus, Sentence>> = {
  OPEN: english('Open'),
  SNOOZED: english('Snoozed'),
  CLOSED: english('Closed'),
};
export const statusName = (status: AlertStatus): string => t(STATUS_NAMES[status]);

export const DISPOSITIONS: readonly AlertDisposition[] = ['SUSPICIOUS', 'FALSE_POSITIVE', 'INCONCLUSIVE'];
const DISPOSITION_NAMES: Readonly<Record<AlertDisposition, Sentence>> = {
  SUSPICIOUS: english('Suspicious'),
  FALSE_POSITIVE: english('False positive'),
  INCONCLUSIVE: english('Inconclusive'),
};
export const dispositionName = (disposition: AlertDisposition): string => t(DISPOSITION_NAMES[disposition]);
const TONES: Readonly<Record<AlertDisposition, Tone>> = {
  SUSPICIOUS: 'negative',
  FALSE_POSITIVE: 'positive',
  INCONCLUSIVE: 'neutral',
};
export const dispositionTone = (disposition: AlertDisposition): Tone => TONES[disposition];

/** Formats a score from 0 to 1. */
export const scoreText = (score: number): string => percentage(score);

const ACTIONS: Readonly<Record<Alert['history'][number]['action'], Sentence>> = {
  opened: english('opened'),
  extended: english('extended'),
  assigned: english('assigned'),
  snoozed: english('snoozed'),
  woken: english('woken'),
  changed: english('deadline changed'),
  commented: english('commented'),
  proposed: english('disposition proposed'),
  closed: english('closed'),
  merged: english('merged into a case'),
};
export const actionName = (action: Alert['history'][number]['action']): string => t(ACTIONS[action]);

/** Returns a history note with a translated disposition. */
export function noteInWords(note: string): string {
  const disposition = DISPOSITIONS.find((known) => note.startsWith(`${known}: `));
  return disposition ? dispositionName(disposition) + note.slice(disposition.length) : note;
}
