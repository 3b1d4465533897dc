import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isMissing } from '../api/client';
import { english, type Sentence, t } from '../i18n/language';
import { Busy, FailureAlert } from './notices';
import { PageTitle } from './page';
import { ButtonLink, type Destination } from './shown-values';

interface ThingWords {
  /** Title of its page while it cannot be read. */
  readonly title: Sentence;
  readonly unread: Sentence;
  readonly missing: Sentence;
}

/** What a page is about, in whole sentences: the article differs from noun to noun in other languages. */
const THINGS = {
  case: {
    title: english('The case'),
    unread: english('This case could not be read'),
    missing: english('This case is not here'),
  },
  decision: {
    title: english('The decision'),
    unread: english('This decision could not be read'),
    missing: english('This decision is not here'),
  },
  execution: {
    title: english('The execution'),
    unread: english('This execution could not be read'),
    missing: english('This execution is not here'),
  },
  list: {
    title: english('The list'),
    unread: english('This list could not be read'),
    missing: english('This list is not here'),
  },
  person: {
    title: english('The person'),
    unread: english('This person could not be read'),
    missing: english('This person is not here'),
  },
  rule: {
    title: english('The rule'),
    unread: english('This rule could not be read'),
    missing: english('This rule is not here'),
  },
  session: {
    title: english('The session'),
    unread: english('This session could not be read'),
    missing: english('This session is not here'),
  },
  workflow: {
    title: english('The workflow'),
    unread: english('This workflow could not be read'),
    missing: english('This workflow is not here'),
  },
} as const satisfies { readonly [thing: string]: ThingWords };

type Thing = keyof typeof THINGS;

interface Way extends Destination {
  /** Of the place that it leads to. */
  readonly name: string;
}

interface DetailHeadProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** The list that the thing stands in. */
  readonly back: Way;
  readonly actions?: ReactNode;
}

/** Title of a page about one thing, the way back, and what can be done with it. */
export function DetailHead({ title, about, back: { name, ...to }, actions }: DetailHeadProps) {
  return (
    <PageTitle title={title} about={about}>
      <ButtonLink variant="default" {...to}>
        {name}
      </ButtonLink>
      {actions}
    </PageTitle>
  );
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

/** A page about one thing: while it is read, when it is not there or cannot be read, and itself. */
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
          'It may have been removed or erased, or belong to other keys (live or test), or the address is not complete. {name} shows what there is.',
          { name },
        )}
      </Text>
    </>
  );
}
