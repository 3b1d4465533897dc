import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  secondFactor,
  useBeginSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactorChanged,
} from '../api/second-factor';
import { english, t } from '../i18n/language';
import { sentenceWith } from '../i18n/sentence-with';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { ConfirmFactor } from './confirm-factor';
import { PasswordAgain } from './password-again';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'password'; readonly before: 'set-up' | 'recovery' | 'removal' }
  | { readonly at: 'app'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const ON_SINCE = english('On since {time}. Recovery codes left: {count}.');

const REST: Step = { at: 'rest' };

const WORDS = {
  'set-up': { label: english('Go on'), about: english('The secret for your app comes next.') },
  recovery: {
    label: english('Make new codes'),
    about: english('The recovery codes you have now are of no use any more then.'),
  },
  removal: { label: english('Remove'), about: english('Your password alone signs you in from then on.') },
} as const;

interface PasswordStepProps {
  readonly before: keyof typeof WORDS;
  readonly onStep: (step: Step) => void;
}

/** The password, and what it opens. */
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

/** How the second factor stands, and what can be done about it. */
function Standing({ onStep }: { readonly onStep: (step: Step) => void }) {
  const reading = useQuery(secondFactor);
  if (reading.isError) return <FailureAlert error={reading.error} title={t('It could not be read')} />;
  if (!reading.data) return <Busy />;
  const { enabled, enabled_at, recovery_codes_left, required } = reading.data;
  const go = (before: keyof typeof WORDS) => () => onStep({ at: 'password', before });
  if (!enabled)
    return (
      <>
        <Text size="sm" mb="sm">
          {required
            ? t('Off. The account asks everybody for one: set yours up to go on.')
            : t('Off: your password alone signs you in.')}
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

/** The second factor of who is signed in. What is shown and typed here is kept nowhere. */
export function SecondFactorSection() {
  const [step, setStep] = useState<Step>(REST);
  const changed = useSecondFactorChanged();
  const rest = () => setStep(REST);
  return (
    <Section
      title={t('Second factor')}
      about={t('A code of an app beside your password, whenever you sign in.')}
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
