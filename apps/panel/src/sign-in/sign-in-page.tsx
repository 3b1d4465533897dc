import { Button, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { needsCode } from '../api/second-factor';
import { useSignIn } from '../api/session';
import { t } from '../i18n/language';
import { EntryForm } from '../ui/entry-form';
import { FailureAlert } from '../ui/failure-alert';
import { CodeStep } from './code-step';
import { lastWay, rememberWay, type Way } from './last-way';
import { PasskeyButton } from './passkey-button';
import { ProviderButton } from './provider-button';

const ways = (): { value: Way; label: string }[] => [
  { value: 'key', label: t('API key') },
  { value: 'password', label: t('E-mail and password') },
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
        label={t('E-mail')}
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
      description={t('A key with the scope admin; the first start prints one.')}
      autoComplete="off"
      required
      withAsterisk={false}
      value={entered.key}
      onChange={(event) => onChange({ key: event.currentTarget.value })}
    />
  );
}

/** Signs in by e-mail and password, or by a key with the scope admin. */
export function SignInPage({ usual }: SignInPageProps) {
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
            aria-label={t('How to sign in')}
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
      <FailureAlert error={signIn.error} title={t('Not signed in')} />
      <Button type="submit" loading={signIn.isPending}>
        {t('Sign in')}
      </Button>
      {code === null ? <PasskeyButton /> : null}
      {code === null ? <ProviderButton /> : null}
    </EntryForm>
  );
}
