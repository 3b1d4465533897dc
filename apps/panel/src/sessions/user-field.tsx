import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../i18n/language';

/** Asks for a user's sessions; the id is not written into the address, which is logged and shared. */
export function UserField({ onFind }: { readonly onFind: (userId: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      type="search"
      aria-label={t('User id')}
      placeholder={t('User id')}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (event.currentTarget.value === '') onFind('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onFind(typed.trim());
      }}
    />
  );
}
