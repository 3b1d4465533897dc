import { Alert, Button, Center, Code, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSignOut } from '../api/account';
import {
  secondFactor,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactorChanged,
} from '../api/sign-in';
import { english, sentenceWith, t } from '../i18n/language';
import mark from '../mark.svg';
import { Busy, FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { QrCode } from '../ui/qr-code';
import { Time } from '../ui/time';
import { PasswordAgain } from './password-forms';

interface ConfirmFactorProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret for an authenticator app and confirms it with a code. Neither is stored. */
export function ConfirmFactor({ secret, uri, onConfirmed, onCancel }: ConfirmFactorProps) {
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: () => setCode(''),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack maw="28rem">
        <Text size="sm">
          {t(
            'Scan this code with an authenticator app, or enter the secret there. Then enter the code from the app.',
          )}
        </Text>
        <QrCode text={uri} label={t('QR code of the secret')} />
        <Code fz="sm" className="rule-text" aria-label={t('Secret')}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
        <TextInput
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          maw="12rem"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FailureAlert error={confirm.error} title={t('Couldn’t confirm')} />
        <Group>
          <Button type="submit" loading={confirm.isPending} disabled={code.length < 6}>
            {t('Confirm')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Alert color="teal" title={t('Your recovery codes')} role="status">
      <Text size="sm" mb="xs">
        {t(
          'Each code works once, in place of an authenticator code. Copy the codes now and store them in a safe place. You can’t view them again.',
        )}
      </Text>
      <Code block fz="sm" mb="sm" aria-label={t('Recovery codes')}>
        {text}
      </Code>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" onClick={copy}>
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('Done')}
        </Button>
      </Group>
    </Alert>
  );
}

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'password'; readonly before: 'set-up' | 'recovery' | 'removal' }
  | { readonly at: 'app'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const ON_SINCE = english('On since {time}. Recovery codes left: {count}.');

const REST: Step = { at: 'rest' };

const WORDS = {
  'set-up': { label: english('Continue'), about: english('Next, you add the secret to your app.') },
  recovery: {
    label: english('Create new codes'),
    about: english('Your current recovery codes stop working.'),
  },
  removal: { label: english('Remove'), about: english('You sign in with only your password.') },
} as const;

interface PasswordStepProps {
  readonly before: keyof typeof WORDS;
  readonly onStep: (step: Step) => void;
}

/** Password prompt and the action it confirms. */
function PasswordStep({ before, onStep }: PasswordStepProps) {
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const asked = { 'set-up': begin, recovery: renew, removal: remove }[before];
  const ask = (password: string | undefined) => {
    if (before === 'set-up')
      begin.mutate(password, { onSuccess: (begun) => onStep({ at: 'app', ...begun }) });
    else if (before === 'recovery')
      renew.mutate(password, {
        onSuccess: ({ recovery_codes }) => onStep({ at: 'codes', codes: recovery_codes }),
      });
    else remove.mutate(password, { onSuccess: () => onStep(REST) });
  };
  return (
    <PasswordAgain
      label={t(WORDS[before].label)}
      about={t(WORDS[before].about)}
      {...(before === 'removal' ? { color: 'red' } : {})}
      isPending={asked.isPending}
      error={asked.error}
      onPassword={ask}
      onCancel={() => onStep(REST)}
    />
  );
}

/** Status of the second factor with its actions. */
function Standing({ onStep }: { readonly onStep: (step: Step) => void }) {
  const reading = useQuery(secondFactor);
  if (reading.isError)
    return <FailureAlert error={reading.error} title={t('Couldn’t load the second factor')} />;
  if (!reading.data) return <Busy />;
  const { enabled, enabled_at, recovery_codes_left, required } = reading.data;
  const go = (before: keyof typeof WORDS) => () => onStep({ at: 'password', before });
  if (!enabled)
    return (
      <>
        <Text size="sm" mb="sm">
          {required
            ? t('Off. Your account requires a second factor. Set one up to continue.')
            : t('Off. You sign in with only your password.')}
        </Text>
        <Button onClick={go('set-up')}>{t('Set up')}</Button>
      </>
    );
  return (
    <>
      <Text size="sm" mb="sm">
        {sentenceWith(ON_SINCE, { time: <Time at={enabled_at} />, count: recovery_codes_left })}
      </Text>
      <Group>
        <Button variant="default" onClick={go('set-up')}>
          {t('Move to another app')}
        </Button>
        <Button variant="default" onClick={go('recovery')}>
          {t('New recovery codes')}
        </Button>
        {required ? null : (
          <Button variant="default" onClick={go('removal')}>
            {t('Remove')}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Second factor of the user. Displayed and entered values are not stored. */
export function SecondFactorSection() {
  const [step, setStep] = useState<Step>(REST);
  const changed = useSecondFactorChanged();
  const rest = () => setStep(REST);
  return (
    <Section
      title={t('Second factor')}
      about={t('A code from an authenticator app, in addition to your password.')}
    >
      {step.at === 'rest' ? <Standing onStep={setStep} /> : null}
      {step.at === 'password' ? <PasswordStep before={step.before} onStep={setStep} /> : null}
      {step.at === 'app' ? (
        <ConfirmFactor
          secret={step.secret}
          uri={step.uri}
          onConfirmed={(codes) => setStep({ at: 'codes', codes })}
          onCancel={rest}
        />
      ) : null}
      {step.at === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={() => void changed().finally(rest)} />
      ) : null}
    </Section>
  );
}

/** Replaces every page for users who must set up a second factor. */
export function SetUpFirst() {
  useDocumentTitle(`${t('Second factor')} · Assay`);
  const signOut = useSignOut();
  return (
    <Center mih="100vh" component="main">
      <Stack w="32rem" maw="100%" p="md">
        <Group gap="sm">
          <img src={mark} alt="" width={36} height={36} />
          <Title order={1} size="h3">
            {t('Set up a second factor to continue')}
          </Title>
        </Group>
        <SecondFactorSection />
        <Group>
          <Button variant="default" size="xs" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('Sign out')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
