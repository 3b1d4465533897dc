import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isMissing } from '../api/client';
import { PageHeader, type PageHeaderProps } from '../design/page-header';
import { english, type Sentence, t } from '../i18n/language';
import { Busy, FailureAlert } from './notices';
import type { Destination } from './shown-values';

interface ThingWords {
  /** Title of the page if loading fails. */
  readonly title: Sentence;
  readonly unread: Sentence;
  readonly missing: Sentence;
}

/** Texts by object type, as whole sentences, because grammar differs in other languages. */
const THINGS = {
  alert: {
    title: english('Alert'),
    unread: english('Couldn’t load the alert'),
    missing: english('Alert not found'),
  },
  case: {
    title: english('Case'),
    unread: english('Couldn’t load the case'),
    missing: english('Case not found'),
  },
  decision: {
    title: english('Transaction'),
    unread: english('Couldn’t load the transaction'),
    missing: english('Transaction not found'),
  },
  execution: {
    title: english('Verification'),
    unread: english('Couldn’t load the verification'),
    missing: english('Verification not found'),
  },
  list: {
    title: english('List'),
    unread: english('Couldn’t load the list'),
    missing: english('List not found'),
  },
  person: {
    title: english('Person'),
    unread: english('Couldn’t load the person'),
    missing: english('Person not found'),
  },
  rule: {
    title: english('Rule'),
    unread: english('Couldn’t load the rule'),
    missing: english('Rule not found'),
  },
  session: {
    title: english('Session'),
    unread: english('Couldn’t load the session'),
    missing: english('Session not found'),
  },
  typology: {
    title: english('Typology'),
    unread: english('Couldn’t load the typology'),
    missing: english('Typology not found'),
  },
  workflow: {
    title: english('Workflow'),
    unread: english('Couldn’t load the workflow'),
    missing: english('Workflow not found'),
  },
} as const satisfies { readonly [thing: string]: ThingWords };

type Thing = keyof typeof THINGS;

interface Way extends Destination {
  /** Name of the linked page. */
  readonly name: string;
}

interface DetailHeadProps extends Omit<PageHeaderProps, 'back' | 'children'> {
  /** Page that lists the object. */
  readonly back: Way;
  /** Controls next to the primary action. */
  readonly actions?: ReactNode;
}

/** Title of a detail page, with the back link and actions. */
export function DetailHead({ actions, ...head }: DetailHeadProps) {
  return <PageHeader {...head}>{actions}</PageHeader>;
}

interface DetailPageProps<Item> {
  readonly what: Thing;
  readonly reading: {
    readonly data: Item | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  readonly back: Way;
  readonly head: (thing: Item) => Omit<DetailHeadProps, 'back'>;
  readonly children: (thing: Item) => ReactNode;
}

/** Detail page with its loading, error and missing states. */
export function DetailPage<Item>({ what, reading, back, head, children }: DetailPageProps<Item>) {
  const { name } = back;
  if (reading.data !== undefined) {
    return (
      <>
        <DetailHead back={back} {...head(reading.data)} />
        {children(reading.data)}
      </>
    );
  }
  if (reading.isPending) return <Busy />;
  const { error } = reading;
  if (error && !isMissing(error)) {
    return (
      <>
        <DetailHead title={t(THINGS[what].title)} back={back} />
        <FailureAlert error={error} title={t(THINGS[what].unread)} />
      </>
    );
  }
  return (
    <>
      <DetailHead title={t(THINGS[what].missing)} back={back} />
      <Text>
        {t(
          'It was deleted, is in another environment (live or test), or the URL is incomplete. Go to {name}.',
          { name },
        )}
      </Text>
    </>
  );
}
