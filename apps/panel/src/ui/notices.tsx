import { Alert, Button, Center, Code, CopyButton, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Permission, useMay } from '../api/account';
import { describeFailure } from '../api/client';
import { t } from '../i18n/language';

/** Something is on its way. */
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

/** Shows what the server refused and why; nothing without an error. */
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

/** Words of the server, with what stands between backticks as code. */
export function WithCode({ text }: { readonly text: string }) {
  // Every second part stands between two backticks; one alone is a sign like any other.
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    return at % 2 === 0 ? part : <code key={at}>{part}</code>;
  });
}

interface PermittedProps {
  readonly to: Permission;
  readonly children: ReactNode;
  /** What others see there; nothing by default. */
  readonly otherwise?: ReactNode;
}

/** What only who may do it is offered: nobody fills in a form that is refused in the end. */
export function Permitted({ to, children, otherwise = null }: PermittedProps) {
  return useMay(to) ? children : otherwise;
}

interface ShownOnceProps {
  readonly title: string;
  /** What the secret is for, and that it must be copied now. */
  readonly lead: string;
  /** Name of the secret for those who do not see it. */
  readonly label: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret, at the only moment when it can be read. */
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
