import { Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useSignIn } from '../api/account';
import { hasPasskeys, needsCode, useLeaveForProvider, usePasskeySignIn, useSignInWays } from '../api/sign-in';
import { t } from '../i18n/language';
import { Busy, FailureAlert } from '../ui/notices';
import { CodeStep, EntryForm, lastWay, rememberWay, type Way } from './entry-form';

/** Signs in by what the browser knows; nothing where it knows no passkeys. */
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

/** Leads to the provider of sign-ins; nothing where the operator named none. */
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
  /** What it opens on where this browser has taken neither yet. */
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

/** Signs in by e-mail and password, or by a key with the scope admin. */
function SignInPage({ usual }: SignInPageProps) {
  useDocumentTitle(`${t('Sign in')} · Assay`);
  const signIn = useSignIn();
  const [way, setWay] = useState<Way>(lastWay() ?? usual);
  const [entered, setEntered] = useState<Entered>({ email: '', password: '', key: '' });
  /** null = the password alone was asked for so far. */
  const [code, setCode] = useState<string | null>(null);

  const change = (changed: Partial<Entered>) => setEntered((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials =
      way === 'key'
        ? { api_key: entered.key.trim() }
        : { email: entered.email.trim(), password: entered.password, ...(code === null ? {} : { code }) };
    // A mutation's own callbacks stop with the page, which goes when it succeeds.
    signIn.mutateAsync(credentials).then(
      () => rememberWay(way),
      (error) => {
        if (!needsCode(error)) return;
        setCode('');
        // That the code was not sent yet is no failure to be shown.
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

/** Where who is not signed in begins: a new installation is set up, any other is signed in to. */
export function WayIn() {
  const ways = useSignInWays();
  const [hasKey, setHasKey] = useState(false);
  if (ways.isPending) return <Busy />;
  // Whoever was invited has no key; who sets up an installation has nothing else yet.
  if (hasKey) return <SignInPage usual="key" />;
  if (!ways.data?.first_owner) return <SignInPage usual="password" />;
  return (
    <Suspense fallback={<Busy />}>
      <FirstOwnerPage onSignIn={() => setHasKey(true)} />
    </Suspense>
  );
}
