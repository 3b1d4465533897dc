import { Button, Group, Progress, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { account, useMay } from '../api/account';
import { preferences } from '../api/evaluations';
import { dataUpdates } from '../api/operations';
import { newestTransaction } from '../api/setup';
import { PageHeader } from '../design/page-header';
import { PageSkeleton } from '../design/states';
import { english, type Sentence, t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';
import { ButtonLink } from '../ui/shown-values';
import { ConventionsStep } from './conventions-step';
import { DataStep } from './data-step';
import { type Progress as Done, nextStep, progressOf, STEPS, type StepName } from './progress';
import { AfterRequest, RequestStep } from './request-step';
import { SamplesStep } from './samples-step';
import classes from './setup.module.css';
import { StepMark } from './step-mark';

const TITLES: Readonly<Record<StepName, Sentence>> = {
  data: english('Load feeds and watchlists'),
  conventions: english('Set currency and time zone'),
  samples: english('Choose sample data'),
  request: english('Send your first transaction'),
};

/** Everything that the steps show; null while it loads. */
function useSetup() {
  const updates = useQuery(dataUpdates);
  const settings = useQuery(account);
  const kept = useQuery(preferences);
  const live = useQuery(newestTransaction('live'));
  const test = useQuery(newestTransaction('test'));
  const error = updates.error ?? settings.error ?? kept.error ?? live.error ?? test.error;
  if (!updates.data || !settings.data || !kept.data || live.data === undefined || test.data === undefined)
    return { error, known: null };
  const known = {
    updates: updates.data,
    account: settings.data,
    live: live.data,
    hasTest: test.data !== null,
  };
  const progress = progressOf({ ...known, hasLive: live.data !== null, preferences: kept.data.preferences });
  return { error, known: { ...known, progress } };
}

/** Guided setup of a new account. Every step can be skipped and opened again. */
export function SetupPage() {
  const mayChange = useMay('settings:change');
  const { known, error } = useSetup();
  const [chosen, setChosen] = useState<StepName | null>(null);
  const [apiKey, setApiKey] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<StepName | null>(null);
  if (known && first.current === null) first.current = nextStep(known.progress, null) ?? 'request';
  const open = (step: StepName) => {
    setChosen(step);
    // The button that was pressed may have disappeared.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  const shown = chosen ?? first.current;
  if (!known || !shown)
    return (
      <>
        <FailureAlert error={error} title={t('Couldn’t load the setup')} />
        {error ? null : <PageSkeleton />}
      </>
    );
  const { progress } = known;
  const next = nextStep(progress, shown);
  const onDone = () => {
    if (next) open(next);
  };
  const contents: Readonly<Record<StepName, () => ReactNode>> = {
    data: () => <DataStep updates={known.updates} />,
    conventions: () => <ConventionsStep account={known.account} onDone={onDone} />,
    samples: () => <SamplesStep hasTest={known.hasTest} onDone={onDone} />,
    request: () => <RequestStep arrived={known.live} apiKey={apiKey} onKey={setApiKey} />,
  };
  const isComplete = STEPS.every((step) => progress[step] === 'done');
  return (
    <>
      <PageHeader
        title={t('Set up your account')}
        about={t('You can leave at any time and return from the user menu.')}
      >
        <ButtonLink
          variant={isComplete ? 'filled' : 'default'}
          to="/panel/transactions"
          search={{ space: 'live' }}
        >
          {isComplete ? t('Go to Transactions') : t('Skip setup')}
        </ButtonLink>
      </PageHeader>
      <div className={classes.setup}>
        <Rail progress={progress} shown={shown} onOpen={open} />
        <section className={classes.step} aria-labelledby="setup-step">
          <Title
            id="setup-step"
            ref={heading}
            tabIndex={-1}
            order={2}
            size="h3"
            className={classes.stepTitle ?? ''}
          >
            {t(TITLES[shown])}
          </Title>
          <fieldset className="plain-fieldset" disabled={!mayChange} key={shown}>
            {contents[shown]()}
          </fieldset>
          <Group className={classes.stepFoot ?? ''} gap="sm">
            {shown === 'request' && progress.request === 'done' ? <AfterRequest /> : null}
            {next ? (
              <Button variant={progress[shown] === 'done' ? 'filled' : 'subtle'} ml="auto" onClick={onDone}>
                {progress[shown] === 'done' || progress[shown] === 'running'
                  ? t('Continue')
                  : t('Skip this step')}
              </Button>
            ) : null}
          </Group>
        </section>
      </div>
    </>
  );
}

interface RailProps {
  readonly progress: Done;
  readonly shown: StepName;
  readonly onOpen: (step: StepName) => void;
}

/** List of the steps with their states. */
function Rail({ progress, shown, onOpen }: RailProps) {
  const done = STEPS.filter((step) => progress[step] === 'done').length;
  return (
    <nav className={classes.rail} aria-label={t('Setup steps')}>
      <div className={classes.railHead}>
        <Text size="xs" c="dimmed">
          {t('{done} of {all} setup steps completed', { done, all: STEPS.length })}
        </Text>
        <Progress value={(100 * done) / STEPS.length} size="sm" mt={6} aria-label={t('Setup progress')} />
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              className={classes.stepButton}
              data-state={progress[step]}
              aria-current={step === shown ? 'step' : undefined}
              onClick={() => onOpen(step)}
            >
              <StepMark state={progress[step]} number={at + 1} />
              <span>{t(TITLES[step])}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
