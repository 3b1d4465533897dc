import type { Loip } from '@assay/contract';
import type { ExecutionReview, LoipConditionResult } from '@assay/management-api';
import { Alert, Badge, Button, Code, Group, List, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/account';
import type { Space } from '../api/evaluations';
import { useExecutionLink } from '../api/executions';
import { type Queue, queueItem, queues, useChangeItem, type WholeItem } from '../api/queues';
import { english, inWords, type Sentence, sentenceWith, t } from '../i18n/language';
import { personName } from '../queue/words';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { QrCode } from '../ui/qr-code';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { levelName } from './words';

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

/** In which queues a verification waits, and who holds it: assignment goes through them. */
export function QueueHold({ execution }: { readonly execution: string }) {
  const { data } = useQuery(queues);
  const asked = (data?.queues ?? []).filter(({ source }) => source === 'VERIFICATIONS');
  const items = useQueries({
    queries: asked.map(({ id }) => ({ ...queueItem(id, execution), retry: false })),
  });
  const found = asked.flatMap((queue, index) => {
    const item = items[index]?.data;
    return item ? [{ queue, item }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Section title={t('In the queue')}>
      {found.map(({ queue, item }) => (
        <Held key={queue.id} queue={queue} item={item} />
      ))}
    </Section>
  );
}

function Held({ queue, item }: { readonly queue: Queue; readonly item: WholeItem }) {
  const change = useChangeItem(queue.id, item.id);
  const { data: session } = useSession();
  const isMine = session ? item.assignee?.id === `${session.actor.kind} ${session.actor.id}` : false;
  const set = (assignee: 'me' | null) => change.mutate({ assignee, expected_version: item.version });
  return (
    <>
      <Group gap="xs">
        <Text size="sm">
          <AnchorLink to="/panel/queue" search={{ queue: queue.id, item: item.id }}>
            {queue.name}
          </AnchorLink>
          :{' '}
          {item.assignee
            ? isMine
              ? t('you hold it')
              : t('{who} holds it', { who: personName(item.assignee) })
            : t('nobody holds it')}
        </Text>
        {session?.permissions.includes('decisions:change') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={change.isPending}
            onClick={() => set(isMine ? null : 'me')}
          >
            {isMine ? t('Give back') : item.assignee ? t('Take over') : t('Take')}
          </Button>
        ) : null}
      </Group>
      <FailureAlert error={change.error} title={t('The item was not changed')} />
    </>
  );
}

const DESTROYED = english(
  'Results, pictures and personal data were destroyed {time}. Id, status, times and workflow stay.',
);
const KEPT = english(
  'Results, pictures and personal data are kept until {time} ({days, plural, one {# day} other {# days}}), then destroyed with their keys. Id, status, times and workflow stay.',
);

/** What is kept until when, and what is gone. */
export function RetentionSection({ retention }: { readonly retention: ExecutionReview['retention'] }) {
  const {
    days,
    retained_until: until,
    purged_at: purged,
    media_stored: kept,
    media_deleted: gone,
    face_stored: face,
  } = retention;
  return (
    <Section title={t('What is kept')}>
      <List size="sm">
        {purged ? (
          <List.Item>{sentenceWith(DESTROYED, { time: <Time at={purged} /> })}</List.Item>
        ) : (
          <>
            <List.Item>{sentenceWith(KEPT, { time: <Time at={until} />, days })}</List.Item>
            <List.Item>
              {t(
                '{kept, plural, one {# file is kept, sealed} other {# files are kept, sealed}}{gone, plural, =0 {} one {; # that was captured is gone} other {; # that were captured are gone}}.',
                { kept, gone },
              )}
            </List.Item>
            <List.Item>
              {face
                ? t(
                    'A description of the face is kept, sealed, to know the person again; it goes with the rest.',
                  )
                : t('No description of the face is kept.')}
            </List.Item>
          </>
        )}
      </List>
    </Section>
  );
}

const CONDITIONS: { readonly [code: string]: Sentence } = {
  EVIDENCE_TYPE_ACCEPTED: english('The kind of document is one that counts'),
  EVIDENCE_VALID: english('The document is in date'),
  ATTRIBUTES_COMPLETE: english('Name, birth date, number and country are known'),
  EVIDENCE_INTEGRITY: english('The data of the document agree with each other'),
  EVIDENCE_AUTHENTICITY: english('The document is genuine'),
  LIVE_CAPTURE: english('Everything was taken by the camera, nothing uploaded'),
  EVIDENCE_IAD: english('The picture of the document was not injected'),
  SELFIE_IAD: english('The selfie was not injected'),
  LIVENESS: english('A living person met the challenge'),
  DEEPFAKE: english('The selfie is no deep fake'),
  SINGLE_FACE: english('One face alone'),
  FACE_BINDING: english('The face is that of the document'),
  SESSION_BINDING: english('Document and selfie belong to one session'),
  IMAGE_QUALITY: english('The picture can be read'),
  NO_OPEN_REVIEW: english('Nothing waits for a person'),
};
const REASONS: { readonly [code: string]: Sentence } = {
  NOT_PERFORMED: english('it was not performed'),
  FAILED: english('it failed'),
  IN_REVIEW: english('it waits for a person'),
  NO_PROVIDER: english('nothing here judges it'),
  INSUFFICIENT_STRENGTH: english('what judged it is not strong enough, or not tested by the standard'),
  MISSING_DATA: english('data are missing'),
  UPLOAD_NOT_CAPTURE: english('a file was uploaded'),
  POLICY: english('the policy does not take it'),
};

const COLUMNS: readonly Column<LoipConditionResult>[] = [
  {
    name: english('Condition'),
    kind: 'head',
    cell: ({ condition }) => inWords(CONDITIONS[condition] ?? condition),
  },
  { name: english('Level'), cell: ({ level }) => levelName(level) },
  {
    name: english('Holds'),
    cell: ({ met }) => (
      <Badge color={met ? 'teal' : 'orange'} variant="filled" autoContrast radius="sm" tt="none">
        {met ? t('holds') : t('does not hold')}
      </Badge>
    ),
  },
  {
    name: english('Why not'),
    kind: 'long',
    cell: ({ reason }) => (reason === null ? null : inWords(REASONS[reason] ?? reason)),
  },
];

interface LoipSectionProps {
  readonly loip: Loip | undefined;
  readonly conditions: readonly LoipConditionResult[] | null;
}

/** The level of identity proofing, and every condition of it. */
export function LoipSection({ loip, conditions }: LoipSectionProps) {
  if (!loip && !conditions) return null;
  return (
    <Section
      title={t('Level of identity proofing')}
      about={t(
        'Modelled on ETSI TS 119 461: an indication that this deployment makes of itself, no statement of conformity.',
      )}
    >
      {loip ? <Text mb="xs">{t('It came to: {level}.', { level: levelName(loip.result) })}</Text> : null}
      {conditions ? (
        <PagedTable
          name={t('Conditions of the level')}
          columns={COLUMNS}
          rows={conditions}
          keyOf={({ condition, level }) => `${condition} ${level}`}
          empty={t('There are none.')}
        />
      ) : (
        <Text size="sm">
          {t('Its conditions are not known any more, or a document and a selfie are not both there.')}
        </Text>
      )}
    </Section>
  );
}
