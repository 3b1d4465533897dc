import { Button, Group, List, Text, ThemeIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/account';
import { type FirstSteps as Done, firstSteps } from '../api/dashboard';
import { preferences, useChangePreferences } from '../api/evaluations';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { AnchorLink, type Destination } from '../ui/shown-values';

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
    text: t('Make an owner'),
    about: t('A person who signs in with e-mail and password: keys are for programs.'),
    to: { to: '/panel/people' },
  },
  {
    name: 'call',
    text: t('Send the first call'),
    about: t('With a key of the page Keys, to POST /RestService/fraud-api/v2/.'),
    to: { to: '/panel/keys' },
  },
  {
    name: 'device',
    text: t('Put the device agent on a page'),
    about: t('Its session goes with the call, as session.'),
    to: { to: '/panel/sessions', search: { space: 'live' } },
  },
  {
    name: 'webhook',
    text: t('Add a webhook'),
    about: t('Your server hears of every decision and every change.'),
    to: { to: '/panel/webhooks' },
  },
  {
    name: 'list',
    text: t('Fill a list'),
    about: t('Whom you trust and whom you do not, typed or from a file.'),
    to: { to: '/panel/lists' },
  },
  {
    name: 'workflow',
    text: t('Switch on a verification'),
    about: t('A workflow asks for a document and a selfie.'),
    to: { to: '/panel/workflows' },
  },
];

/** What a new installation is begun with; it checks itself off, and can be put away. */
export function FirstSteps() {
  const session = useSession();
  const mayChange = session.data?.permissions.includes('settings:change') ?? false;
  const kept = useQuery(preferences);
  const done = useQuery({ ...firstSteps, enabled: mayChange });
  const change = useChangePreferences();
  if (!mayChange || !kept.data || !done.data) return null;
  const open = steps().filter(({ name }) => !done.data[name]);
  if (open.length === 0 || kept.data.preferences[PUT_AWAY] === 'away') return null;
  return (
    <Section
      title={t('First steps')}
      about={t('{done} of {all} are done.', { done: steps().length - open.length, all: steps().length })}
      actions={
        <Button variant="subtle" size="compact-sm" onClick={() => change.mutate({ [PUT_AWAY]: 'away' })}>
          {t('Put away')}
        </Button>
      }
    >
      <List spacing={6} center listStyleType="none">
        {steps().map((step) => (
          <StepLine key={step.name} step={step} isDone={done.data[step.name]} />
        ))}
      </List>
    </Section>
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
