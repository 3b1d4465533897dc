import { Alert, Button, Code, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Space } from '../api/evaluations';
import { useExecutionLink } from '../api/executions';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/failure-alert';
import { QrCode } from '../ui/qr-code';

interface EndUserLinkProps {
  readonly execution: string;
  readonly space: Space;
  /** One that was just made; null = none. */
  readonly link: string | null;
}

/** The way to the page for the end user of an execution that is under way. It opens the flow: it is shown, and kept nowhere. */
export function EndUserLink({ execution, space, link: given }: EndUserLinkProps) {
  const make = useExecutionLink(execution, space);
  const [isCopied, setCopied] = useState(false);
  const link = make.data?.link ?? given;
  return (
    <Alert color="blue" variant="light" mb="md" title={t('It waits for its end user')}>
      {link ? (
        <Group align="flex-start">
          <QrCode text={link} label={t('Code that opens the page on a phone')} />
          <div>
            <Text size="sm">{t('Whoever has this link goes through the page in the end user’s place.')}</Text>
            <Code block className="breaks" data-testid="end-user-link">
              {link}
            </Code>
            <Button
              size="compact-sm"
              mt="xs"
              variant="default"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {isCopied ? t('Copied') : t('Copy the link')}
            </Button>
          </div>
        </Group>
      ) : (
        <>
          <Text size="sm" mb="xs">
            {t('Who lost the page gets a new link; links of before go on working.')}
          </Text>
          <Button size="compact-sm" variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {t('Make a link')}
          </Button>
        </>
      )}
      <FailureAlert error={make.error} title={t('No link was made')} />
    </Alert>
  );
}
