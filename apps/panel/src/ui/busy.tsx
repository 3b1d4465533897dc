import { Center, Loader } from '@mantine/core';
import { t } from '../i18n/language';

/** Something is on its way. */
export function Busy() {
  return (
    <Center mih="12rem" role="status" aria-label={t('Loading')}>
      <Loader />
    </Center>
  );
}
