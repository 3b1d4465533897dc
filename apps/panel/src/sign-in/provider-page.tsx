import { Anchor, Button, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  hasPasskeys,
  needsCode,
  type ProviderAnswer,
  RETURN_PATH,
  takeProving,
  takeWantedPage,
  useProviderSignIn,
} from '../api/sign-in';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { CodeStep, EntryForm } from './entry-form';

/** Where the provider sends people back to: signs in, and opens the page that was wanted, or says why not. */
export function ProviderPage() {
  useDocumentTitle(`${t('Sign in')} · Assay`);
  const router = useRouter();
  const signIn = useProviderSignIn();
  const [answer] = useState(() => window.location.search.slice(1));
  const [code, setCode] = useState('');
  /** The provider has vouched for them, and a code belongs to it. */
  const [asksCode, setAsksCode] = useState(false);
  const sent = useRef(false);

  const send = (what: ProviderAnswer) =>
    signIn.mutateAsync(what).then(
      () => router.history.replace(takeWantedPage()),
      (error) => {
        if (!needsCode(error)) return;
        setAsksCode(true);
        // That the code was not sent yet is no failure to be shown.
        if ('answer' in what) signIn.reset();
      },
    );
  useEffect(() => {
    // It is good for one time.
    if (sent.current || answer === '') return;
    sent.current = true;
    // It stays in no history.
    window.history.replaceState(window.history.state, '', RETURN_PATH);
    void send(takeProving() ? { proof: answer } : { answer });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ code });
  };
  const hasEnded = answer === '' || (signIn.isError && !asksCode);
  return (
    <EntryForm title={t('Sign in to Assay')} onSubmit={submit}>
      {asksCode ? (
        <>
          <CodeStep code={code} onCode={setCode} onBack={() => window.location.replace('/panel')} />
          <FailureAlert error={signIn.error} title={t('Couldn’t sign in')} />
          <Button type="submit" loading={signIn.isPending}>
            {t('Sign in')}
          </Button>
          {hasPasskeys() ? (
            <Button variant="default" loading={signIn.isPending} onClick={() => void send({ passkey: true })}>
              {t('Use a passkey instead')}
            </Button>
          ) : null}
        </>
      ) : hasEnded ? (
        <>
          <FailureAlert error={signIn.error} title={t('Couldn’t sign in')} />
          <Anchor href="/panel" underline="always">
            {t('Go to sign-in')}
          </Anchor>
        </>
      ) : (
        <Text role="status">{t('Signing you in…')}</Text>
      )}
    </EntryForm>
  );
}
