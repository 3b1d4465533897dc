import type { ReactNode } from 'react';
import { ApiFailure } from '../api/failure';
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
  const isMissing = !error || (error instanceof ApiFailure && error.status === 404);
  return (
    <>
      <DetailHead title={isMissing ? `There is no such ${what}` : `The ${what}`} back={back} />
      {isMissing ? null : <FailureAlert error={error} title={`This ${what} could not be read`} />}
    </>
  );
}
