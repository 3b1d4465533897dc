import type { FoundKind } from '@assay/management-api';
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconBuildingStore,
  IconCreditCard,
  IconDeviceLaptop,
  IconMail,
  IconMapPin,
  IconPhone,
  IconSend,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';

type Icon = typeof IconUser;

/** Icons by kind; the graph has the same ones. */
const ICONS: { readonly [K in FoundKind]?: Icon } = {
  user_id: IconUser,
  name: IconUser,
  name_sound: IconUser,
  email: IconMail,
  phone_number: IconPhone,
  ip: IconWorld,
  device_hash: IconDeviceLaptop,
  true_device_id: IconDeviceLaptop,
  cookie_hash: IconDeviceLaptop,
  card_hash: IconCreditCard,
  address: IconMapPin,
  user_bank_account: IconBuildingBank,
  receiver_bank_account: IconBuildingBank,
  receiver_id: IconSend,
  merchant_id: IconBuildingStore,
  affiliate_id: IconBuildingStore,
};

interface KindIconProps {
  /** null for a transaction. */
  readonly kind: FoundKind | null;
  readonly size?: number;
}

/** Icon of an identifier's kind; decoration next to its name. */
export function KindIcon({ kind, size = 16 }: KindIconProps) {
  const Icon = (kind === null ? undefined : ICONS[kind]) ?? IconArrowsExchange;
  return <Icon size={size} stroke={1.7} aria-hidden style={{ flex: 'none' }} />;
}
