import { Alert, Button, Center, Code, CopyButton, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Permission, useMay } from '../api/account';
import { describeFailure } from '../api/client';
import { t } from '../i18n/language';

/** Loading indicator. */
export function Busy() {
  return (
    <Center mih="12rem" role="status" aria-label={t('Loading')}>
      <Loader />
    </Center>
  );
}

interface FailureAlertProps {
  readonly error: unknown;
  readonly title?: string;
}

/** Shows an error and its reason; renders nothing without an error. */
export function FailureAlert({ error, title }: FailureAlertProps) {
  if (!error) return null;
  return (
    <Alert
      color="red"
      variant="light"
      my="xs"
      title={title ?? t('Something went wrong')}
      role="alert"
      className="preserve-lines"
    >
      {describeFailure(error)}
    </Alert>
  );
}

/** Server text with parts in backticks as code. */
export function WithCode({ text }: { readonly text: string }) {
  // Odd parts are between backticks; a single backtick is plain text.
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by position
    return at % 2 === 0 ? part : <code key={at}>{part}</code>;
  });
}

interface PermittedProps {
  readonly to: Permission;
  readonly children: ReactNode;
  /** Content for users without the permission; defaults to nothing. */
  readonly otherwise?: ReactNode;
}

/** Hides actions that the user's role doesn't allow. */
export function Permitted({ to, children, otherwise = null }: PermittedProps) {
  return useMay(to) ? children : otherwise;
}

interface ShownOnceProps {
  readonly title: string;
  /** Purpose of the secret, and the instruction to copy it. */
  readonly lead: string;
  /** Accessible name of the secret. */
  readonly label: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** Secret that is shown once. */
export function ShownOnce({ title, lead, label, secret, onDone }: ShownOnceProps) {
  return (
    <Alert color="teal" title={title} mb="lg" role="status">
      <Text size="sm" mb="xs">
        {lead}
      </Text>
      <Group>
        <Code fz="sm" className="rule-text" aria-label={label}>
          {secret}
        </Code>
        <CopyButton value={secret}>
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
