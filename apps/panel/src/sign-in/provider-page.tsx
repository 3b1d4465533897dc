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

/** Redirect page of the identity provider: signs in and opens the requested page, or shows the error. */
export function ProviderPage() {
  useDocumentTitle(`${t('Sign in')} · Assay`);
  const router = useRouter();
  const signIn = useProviderSignIn();
  const [answer] = useState(() => window.location.search.slice(1));
  const [code, setCode] = useState('');
  /** The provider confirmed the identity, but a code is required too. */
  const [asksCode, setAsksCode] = useState(false);
  const sent = useRef(false);

  const send = (what: ProviderAnswer) =>
    signIn.mutateAsync(what).then(
      () => router.history.replace(takeWantedPage()),
      (error) => {
        if (!needsCode(error)) return;
        setAsksCode(true);
        // A missing code is not an error to show.
        if ('answer' in what) signIn.reset();
      },
    );
  useEffect(() => {
    // The response is valid once.
    if (sent.current || answer === '') return;
    sent.current = true;
    // Removes the response from the history.
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
