import type { Loip } from '@assay/contract';
import type { ExecutionReview, LoipConditionResult } from '@assay/management-api';
import { Alert, Badge, Button, Code, Group, List, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useMe } from '../api/account';
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
  /** New link; null if none was created. */
  readonly link: string | null;
}

/** Link to the hosted flow for a verification in progress. It gives access to the flow and is not stored. */
export function EndUserLink({ execution, space, link: given }: EndUserLinkProps) {
  const make = useExecutionLink(execution, space);
  const [isCopied, setCopied] = useState(false);
  const link = make.data?.link ?? given;
  return (
    <Alert color="blue" variant="light" mb="md" title={t('Waiting for the end user')}>
      {link ? (
        <Group align="flex-start">
          <QrCode text={link} label={t('QR code that opens the hosted flow on a phone')} />
          <div>
            <Text size="sm">
              {t(
                'Anyone with this link can complete the verification for the end user. Share it only with them.',
              )}
            </Text>
            <Code block className="breaks" data-testid="end-user-link">
              {link}
            </Code>
            <Button
              size="compact-sm"
              mt="xs"
              variant="default"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {isCopied ? t('Copied') : t('Copy link')}
            </Button>
          </div>
        </Group>
      ) : (
        <>
          <Text size="sm" mb="xs">
            {t('Create a new link if the end user lost theirs. Earlier links stay valid.')}
          </Text>
          <Button size="compact-sm" variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {t('Create link')}
          </Button>
        </>
      )}
      <FailureAlert error={make.error} title={t('Couldn’t create the link')} />
    </Alert>
  );
}

/** Review queues that contain the verification, and the user who claimed it. */
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
    <Section title={t('Review queue')}>
      {found.map(({ queue, item }) => (
        <Held key={queue.id} queue={queue} item={item} />
      ))}
    </Section>
  );
}

function Held({ queue, item }: { readonly queue: Queue; readonly item: WholeItem }) {
  const change = useChangeItem(queue.id, item.id);
  const mayDecide = useMay('decisions:change');
  const isMine = useMe() === item.assignee?.id;
  const set = (assignee: 'me' | null) => change.mutate({ assignee, expected_version: item.version });
  return (
    <>
      <Group gap="xs">
        <Text size="sm">
          <AnchorLink to="/panel/queues" search={{ queue: queue.id, item: item.id }}>
            {queue.name}
          </AnchorLink>
          :{' '}
          {item.assignee
            ? isMine
              ? t('claimed by you')
              : t('claimed by {who}', { who: personName(item.assignee) })
            : t('unclaimed')}
        </Text>
        {mayDecide ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={change.isPending}
            onClick={() => set(isMine ? null : 'me')}
          >
            {isMine ? t('Release') : item.assignee ? t('Take over') : t('Claim')}
          </Button>
        ) : null}
      </Group>
      <FailureAlert error={change.error} title={t('Couldn’t update the item')} />
    </>
  );
}

const DESTROYED = english(
  'Results, images and personal data were deleted {time}. ID, status, times and workflow remain.',
);
const KEPT = english(
  'Results, images and personal data are deleted on {time} (in {days, plural, one {# day} other {# days}}). ID, status, times and workflow remain.',
);

/** Stored and deleted data, with the retention date. */
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
    <Section title={t('Stored data')}>
      <List size="sm">
        {purged ? (
          <List.Item>{sentenceWith(DESTROYED, { time: <Time at={purged} /> })}</List.Item>
        ) : (
          <>
            <List.Item>{sentenceWith(KEPT, { time: <Time at={until} />, days })}</List.Item>
            <List.Item>
              {t(
                '{stored, plural, one {# file} other {# files}} stored encrypted{deleted, plural, =0 {} one {; # captured file deleted} other {; # captured files deleted}}.',
                { stored: kept, deleted: gone },
              )}
            </List.Item>
            <List.Item>
              {face
                ? t(
                    'An encrypted face embedding is stored to recognize the person. It’s deleted with the other data.',
                  )
                : t('No face embedding is stored.')}
            </List.Item>
          </>
        )}
      </List>
    </Section>
  );
}

const CONDITIONS: { readonly [code: string]: Sentence } = {
  EVIDENCE_TYPE_ACCEPTED: english('Accepted document type'),
  EVIDENCE_VALID: english('Document not expired'),
  ATTRIBUTES_COMPLETE: english('Name, date of birth, number and country available'),
  EVIDENCE_INTEGRITY: english('Document data consistent'),
  EVIDENCE_AUTHENTICITY: english('Document authentic'),
  LIVE_CAPTURE: english('Captured by camera, not uploaded'),
  EVIDENCE_IAD: english('Document image not injected'),
  SELFIE_IAD: english('Selfie not injected'),
  LIVENESS: english('Liveness challenge passed'),
  DEEPFAKE: english('Selfie isn’t a deepfake'),
  SINGLE_FACE: english('Exactly one face'),
  FACE_BINDING: english('Face matches the document'),
  SESSION_BINDING: english('Document and selfie from the same session'),
  IMAGE_QUALITY: english('Image readable'),
  NO_OPEN_REVIEW: english('No pending manual review'),
};
const REASONS: { readonly [code: string]: Sentence } = {
  NOT_PERFORMED: english('not performed'),
  FAILED: english('failed'),
  IN_REVIEW: english('awaiting manual review'),
  NO_PROVIDER: english('no check available'),
  INSUFFICIENT_STRENGTH: english('check is not strong enough or not tested to the standard'),
  MISSING_DATA: english('missing data'),
  UPLOAD_NOT_CAPTURE: english('file was uploaded'),
  POLICY: english('not accepted by the policy'),
};

const COLUMNS: readonly Column<LoipConditionResult>[] = [
  {
    name: english('Condition'),
    kind: 'head',
    cell: ({ condition }) => inWords(CONDITIONS[condition] ?? condition),
  },
  { name: english('Level'), cell: ({ level }) => levelName(level) },
  {
    name: english('Result'),
    cell: ({ met }) => (
      <Badge color={met ? 'teal' : 'orange'} variant="filled" autoContrast radius="sm" tt="none">
        {met ? t('met') : t('not met')}
      </Badge>
    ),
  },
  {
    name: english('Reason'),
    kind: 'long',
    cell: ({ reason }) => (reason === null ? null : inWords(REASONS[reason] ?? reason)),
  },
];

interface LoipSectionProps {
  readonly loip: Loip | undefined;
  readonly conditions: readonly LoipConditionResult[] | null;
}

/** Identity proofing level and its requirements. */
export function LoipSection({ loip, conditions }: LoipSectionProps) {
  if (!loip && !conditions) return null;
  return (
    <Section
      title={t('Identity proofing level')}
      about={t('Based on ETSI TS 119 461. This is an indication, not a statement of conformity.')}
    >
      {loip ? <Text mb="xs">{t('Result: {level}.', { level: levelName(loip.result) })}</Text> : null}
      {conditions ? (
        <PagedTable
          name={t('Level requirements')}
          columns={COLUMNS}
          rows={conditions}
          keyOf={({ condition, level }) => `${condition} ${level}`}
          empty={t('No requirements.')}
        />
      ) : (
        <Text size="sm">{t('Requirements aren’t available. The level needs a document and a selfie.')}</Text>
      )}
    </Section>
  );
}
