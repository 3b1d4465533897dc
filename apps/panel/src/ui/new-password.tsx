import { PasswordInput } from '@mantine/core';
import { t } from '../i18n/language';

const SHORTEST = 12;

/** A password that somebody chooses, as typed so far. */
interface TypedTwice {
  readonly password: string;
  readonly again: string;
}

export const NOTHING_TYPED: TypedTwice = { password: '', again: '' };

/** Whether it is long enough and typed the same twice. */
export const isChosen = ({ password, again }: TypedTwice): boolean =>
  password.length >= SHORTEST && again === password;

interface NewPasswordProps {
  readonly value: TypedTwice;
  readonly onChange: (value: TypedTwice) => void;
  readonly label: string;
  readonly labelAgain: string;
}

/** The two fields of a password that is chosen. What is typed here is kept nowhere, not even as a draft. */
export function NewPassword({ value, onChange, label, labelAgain }: NewPasswordProps) {
  const { password, again } = value;
  const missing = SHORTEST - password.length;
  return (
    <>
      <PasswordInput
        label={label}
        description={t('12 characters at least: a sentence that only you would say is better than signs.')}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={password !== '' && missing > 0 ? t('{count} more characters', { count: missing }) : null}
        value={password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordInput
        label={labelAgain}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={again !== '' && again !== password ? t('This is another one') : null}
        value={again}
        onChange={(event) => onChange({ ...value, again: event.currentTarget.value })}
      />
    </>
  );
}
