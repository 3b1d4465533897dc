import { Anchor, Text } from '@mantine/core';
import { t } from '../i18n/language';

/** DB-IP's CC BY 4.0 licence asks for this link on every page that shows its data. */
export function DbIpAttribution() {
  return (
    <Text size="xs" c="dimmed" mt="xs">
      <Anchor href="https://db-ip.com" target="_blank" rel="noopener noreferrer" inherit>
        {t('IP Geolocation by DB-IP')}
      </Anchor>
    </Text>
  );
}
