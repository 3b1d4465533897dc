import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isMissing } from '../api/failure';
import { t } from '../i18n/language';
import { Busy } from './busy';
import { FailureAlert } from './failure-alert';
import { ButtonLink, type Destination } from './links';
import { PageTitle } from './page-title';
import { THINGS, type Thing } from './things';

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
