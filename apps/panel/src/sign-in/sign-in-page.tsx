import { Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useSignIn } from '../api/account';
import { hasPasskeys, needsCode, useLeaveForProvider, usePasskeySignIn, useSignInWays } from '../api/sign-in';
import { t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import { CodeStep, EntryForm, lastWay, rememberWay, type Way } from './entry-form';

/** Passkey sign-in; hidden if the browser doesn't support passkeys. */
function PasskeyButton() {
  const signIn = usePasskeySignIn();
  if (!hasPasskeys()) return null;
  return (
    <>
      <FailureAlert error={signIn.error} title={t('Couldn’t sign in')} />
      <Button variant="default" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('Sign in with a passkey')}
      </Button>
    </>
  );
}

/** Sign-in with the identity provider; hidden if none is configured. */
function ProviderButton() {
  const ways = useSignInWays();
  const leave = useLeaveForProvider();
  const name = ways.data?.provider;
  if (!name) return null;
  return (
    <>
      <FailureAlert error={leave.error} title={t('Couldn’t sign in')} />
      <Button variant="default" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t('Sign in with {name}', { name })}
      </Button>
    </>
  );
}

const ways = (): { value: Way; label: string }[] => [
  { value: 'key', label: t('API key') },
  { value: 'password', label: t('Email and password') },
];

interface SignInPageProps {
  /** Default method if the browser has not stored one. */
  readonly usual: Way;
}

interface Entered {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

interface CredentialFieldsProps {
  readonly way: Way;
  readonly entered: Entered;
  readonly onChange: (changed: Partial<Entered>) => void;
}

function CredentialFields({ way, entered, onChange }: CredentialFieldsProps) {
  return way === 'password' ? (
    <>
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
        withAsterisk={false}
        value={entered.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('Password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={entered.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
    </>
  ) : (
    <PasswordInput
      label={t('API key')}
      description={t('Use a key with the admin scope. The server prints one at its first start.')}
      autoComplete="off"
      required
      withAsterisk={false}
      value={entered.key}
      onChange={(event) => onChange({ key: event.currentTarget.value })}
    />
  );
}

/** Sign-in with email and password, or with an API key that has the admin scope. */
function SignInPage({ usual }: SignInPageProps) {
  useDocumentTitle(`${t('Sign in')} · Assay`);
  const signIn = useSignIn();
  const [way, setWay] = useState<Way>(lastWay() ?? usual);
  const [entered, setEntered] = useState<Entered>({ email: '', password: '', key: '' });
  /** null until a code is required. */
  const [code, setCode] = useState<string | null>(null);

  const change = (changed: Partial<Entered>) => setEntered((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials =
      way === 'key'
        ? { api_key: entered.key.trim() }
        : { email: entered.email.trim(), password: entered.password, ...(code === null ? {} : { code }) };
    // The page unmounts on success, which stops the mutation's own callbacks.
    signIn.mutateAsync(credentials).then(
      () => rememberWay(way),
      (error) => {
        if (!needsCode(error)) return;
        setCode('');
        // A missing code is not an error to show.
        if (code === null) signIn.reset();
      },
    );
  };
  const startOver = () => {
    setCode(null);
    change({ password: '' });
    signIn.reset();
  };
  return (
    <EntryForm title={t('Sign in to Assay')} onSubmit={submit}>
      {code !== null ? (
        <CodeStep email={entered.email.trim()} code={code} onCode={setCode} onBack={startOver} />
      ) : (
        <>
          <SegmentedControl
            aria-label={t('Sign-in method')}
            data={ways()}
            value={way}
            onChange={(value) => {
              setWay(value);
              signIn.reset();
            }}
          />
          <CredentialFields way={way} entered={entered} onChange={change} />
        </>
      )}
      <FailureAlert error={signIn.error} title={t('Couldn’t sign in')} />
      <Button type="submit" loading={signIn.isPending}>
        {t('Sign in')}
      </Button>
      {code === null ? <PasskeyButton /> : null}
      {code === null ? <ProviderButton /> : null}
    </EntryForm>
  );
}

const FirstOwnerPage = lazy(() =>
  import('./first-owner-page').then((module) => ({ default: module.FirstOwnerPage })),
);

/** Start page for signed-out users: setup of a new installation, otherwise sign-in. */
export function WayIn() {
  const ways = useSignInWays();
  const [hasKey, setHasKey] = useState(false);
  if (ways.isPending) return <Busy />;
  // Invited users have no API key; the person who sets up an installation has only the key.
  if (hasKey) return <SignInPage usual="key" />;
  if (!ways.data?.first_owner) return <SignInPage usual="password" />;
  return (
    <Suspense fallback={<Busy />}>
      <FirstOwnerPage onSignIn={() => setHasKey(true)} />
    </Suspense>
  );
}
