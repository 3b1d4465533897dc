import { Alert } from '@mantine/core';
import { describeFailure } from '../api/failure';
import { t } from '../i18n/language';

interface FailureAlertProps {
  readonly error: unknown;
  readonly title?: string;
}

/** Shows what the server refused and why; nothing without an error. */
export function FailureAlert({ error, title }: FailureAlertProps) {
  if (!error) return null;
  return (
    <Alert
      color="red"
      variant="light"
      my="xs"
      title={title ?? t('That did not work')}
      role="alert"
      className="preserve-lines"
    >
      {describeFailure(error)}
    </Alert>
  );
}
