import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isMissing } from '../api/failure';
import { Busy } from './busy';
import { FailureAlert } from './failure-alert';
import { ButtonLink, type Destination } from './links';
import { PageTitle } from './page-title';

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

interface DetailPageProps<Thing> {
  /** What it is, as a word: `case`. */
  readonly what: string;
  readonly reading: {
    readonly data: Thing | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  readonly back: Way;
  readonly head: (thing: Thing) => Omit<DetailHeadProps, 'back'>;
  readonly children: (thing: Thing) => ReactNode;
}

/** A page about one thing: while it is read, when it is not there or cannot be read, and itself. */
export function DetailPage<Thing>({ what, reading, back, head, children }: DetailPageProps<Thing>) {
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
        <DetailHead title={`The ${what}`} back={back} />
        <FailureAlert error={error} title={`This ${what} could not be read`} />
      </>
    );
  }
  return (
    <>
      <DetailHead title={`This ${what} is not here`} back={back} />
      <Text>
        It may have been removed or erased, or belong to other keys (live or test), or the address is not
        complete. {name} shows what there is.
      </Text>
    </>
  );
}
