import { Button, Group, List, Text, ThemeIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/account';
import { type FirstSteps as Done, firstSteps } from '../api/dashboard';
import { preferences, useChangePreferences } from '../api/evaluations';
import { t } from '../i18n/language';
import { AnchorLink, ButtonLink, type Destination } from '../ui/shown-values';
import classes from './traffic.module.css';

const PUT_AWAY = 'first_steps';

interface Step {
  readonly name: keyof Done;
  readonly text: string;
  readonly about: string;
  readonly to: Destination;
}

const steps = (): readonly Step[] => [
  {
    name: 'owner',
    text: t('Create an owner'),
    about: t('The owner signs in with email and password. API keys are for programs.'),
    to: { to: '/panel/users' },
  },
  {
    name: 'call',
    text: t('Send a transaction'),
    about: t('Create an API key, then send a request to POST /RestService/fraud-api/v2/.'),
    to: { to: '/panel/api-keys' },
  },
  {
    name: 'device',
    text: t('Install the device agent'),
    about: t('Send its session ID with the transaction, in the field session.'),
    to: { to: '/panel/sessions', search: { space: 'live' } },
  },
  {
    name: 'webhook',
    text: t('Add a webhook'),
    about: t('Your server receives every decision and every change.'),
    to: { to: '/panel/webhooks' },
  },
  {
    name: 'list',
    text: t('Fill a list'),
    about: t('Add trusted or blocked values, or import a file.'),
    to: { to: '/panel/lists' },
  },
  {
    name: 'workflow',
    text: t('Activate a workflow'),
    about: t('A workflow verifies end users, for example with a document and a selfie.'),
    to: { to: '/panel/workflows' },
  },
];

interface FirstStepsProps {
  /** Shows all steps at first instead of the next one. */
  readonly isOpen: boolean;
}

/** Setup steps of a new installation. Completed steps are detected; the list can be dismissed. */
export function FirstSteps({ isOpen: opensFirst }: FirstStepsProps) {
  const session = useSession();
  const mayChange = session.data?.permissions.includes('settings:change') ?? false;
  const kept = useQuery(preferences);
  const done = useQuery({ ...firstSteps, enabled: mayChange });
  const change = useChangePreferences();
  const [chosen, setOpen] = useState<boolean | null>(null);
  if (!mayChange || !kept.data || !done.data) return null;
  const [next, ...others] = steps().filter(({ name }) => !done.data[name]);
  if (!next || kept.data.preferences[PUT_AWAY] === 'away') return null;
  const isOpen = chosen ?? opensFirst;
  return (
    <section className={classes.firstSteps} aria-label={t('Get started')}>
      <Group gap="sm">
        <Text size="sm" fw={600} component="h2">
          {t('Get started')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('{done} of {all} steps completed.', {
            done: steps().length - others.length - 1,
            all: steps().length,
          })}
        </Text>
        {isOpen ? null : (
          <Text size="sm" component="span">
            {t('Next:')} <AnchorLink {...next.to}>{next.text}</AnchorLink>
          </Text>
        )}
        <Group gap={4} ml="auto">
          <ButtonLink variant="subtle" size="compact-sm" to="/panel/setup">
            {t('Setup guide')}
          </ButtonLink>
          <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Hide steps') : t('Show steps')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => change.mutate({ [PUT_AWAY]: 'away' })}>
            {t('Dismiss')}
          </Button>
        </Group>
      </Group>
      {isOpen ? (
        <List spacing={6} center listStyleType="none" pt="xs">
          {steps().map((step) => (
            <StepLine key={step.name} step={step} isDone={done.data[step.name]} />
          ))}
        </List>
      ) : null}
    </section>
  );
}

function StepLine({ step: { text, about, to }, isDone }: { readonly step: Step; readonly isDone: boolean }) {
  return (
    <List.Item
      icon={
        <ThemeIcon
          size={18}
          radius="xl"
          variant={isDone ? 'filled' : 'default'}
          color="teal"
          role="img"
          aria-label={isDone ? t('done') : t('to do')}
        >
          {isDone ? '✓' : ''}
        </ThemeIcon>
      }
    >
      <Group gap="xs">
        {isDone ? (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        ) : (
          <>
            <Text size="sm" component="span">
              <AnchorLink {...to}>{text}</AnchorLink>
            </Text>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          </>
        )}
      </Group>
    </List.Item>
  );
}
