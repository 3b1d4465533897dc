import type { CaseStatus } from '@assay/contract';
import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { call } from '../api/client';
import { type CaseEvent, type ScreeningCase, screeningCase, useChangeCase } from '../api/screening';
import { Attachments } from '../attachments/attachments';
import { Facts } from '../decision/modules/module-card';
import { DraftNotice, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { FailureAlert, Permitted } from '../ui/notices';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { PersonName } from '../ui/shown-values';
import { Time } from '../ui/time';
import { CaseMatchCard, DecideMatch } from './case-match';
import { noteInWords, partyName, statusChoices, statusName } from './case-table';

const MAX_COMMENT_LENGTH = 4000;
const MAX_NAME_LENGTH = 100;

/** Form for status, assignee and comment. */
export function CaseWork({ found }: { readonly found: ScreeningCase }) {
  const change = useChangeCase(found.id);
  const draft = useDraft(`case ${found.id}`, {
    status: found.status,
    assignee: found.assignee ?? '',
    comment: '',
  });
  const { status, assignee, comment } = draft.value;
  const wanted = {
    ...(status === found.status ? {} : { status }),
    ...(assignee.trim() === (found.assignee ?? '') ? {} : { assignee: assignee.trim() || null }),
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  };
  const isTooEarly = wanted.status === 'CLOSED' && found.undecided > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooEarly) return;
    draft.saving(change.mutateAsync(wanted));
  };
  return (
    <Paper withBorder p="md" mb="lg">
      <form onSubmit={submit} aria-label={t('Update case')}>
        <Stack gap="sm">
          <DraftNotice draft={draft} />
          <Group align="flex-end">
            <NativeSelect
              label={t('Status')}
              data={statusChoices()}
              value={status}
              onChange={(event) => draft.change({ status: event.currentTarget.value as CaseStatus })}
            />
            <TextInput
              label={t('Assigned to')}
              placeholder={t('unassigned')}
              maxLength={MAX_NAME_LENGTH}
              value={assignee}
              onChange={(event) => draft.change({ assignee: event.currentTarget.value })}
            />
          </Group>
          <Textarea
            label={t('Comment')}
            autosize
            minRows={2}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => draft.change({ comment: event.currentTarget.value })}
          />
          {isTooEarly ? (
            <Text size="sm" role="note">
              {t(
                '{undecided, plural, one {# match is} other {# matches are}} undecided. Decide every match before you close the case.',
                { undecided: found.undecided },
              )}
            </Text>
          ) : null}
          <FailureAlert error={change.error} title={t('Couldn’t update the case')} />
          <Button
            type="submit"
            loading={change.isPending}
            disabled={Object.keys(wanted).length === 0 || isTooEarly}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('Save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

const route = getRouteApi('/panel/cases/$id');

const actionName = (action: CaseEvent['action']): string =>
  ({
    opened: t('opened'),
    matched: t('new match'),
    reopened: t('reopened'),
    proposed: t('proposed'),
    decided: t('decided'),
    whitelist_ended: t('cleared match removed'),
    commented: t('commented'),
    assigned: t('assigned'),
    attached: t('file attached'),
    detached: t('file removed'),
    status: t('status'),
  })[action];

const historyColumns = (): readonly Column<CaseEvent>[] => [
  { name: t('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: t('By'), cell: ({ actor }) => <PersonName of={actor} /> },
  { name: t('Action'), cell: ({ action }) => actionName(action) },
  { name: t('Note'), kind: 'long', cell: (event) => noteInWords(event) || null },
];

/** One case with its matches. */
export function CasePage() {
  const { id } = route.useParams();
  return (
    <DetailPage
      what="case"
      reading={useQuery(screeningCase(id))}
      back={{ name: t('Screening'), to: '/panel/screening' }}
      head={({ name, undecided, matches }) => ({
        title: name,
        about: t('{undecided} of {matches} matches undecided', { undecided, matches }),
      })}
    >
      {(known) => (
        <>
          <Reveal
            what="case"
            parts={[
              {
                queryKey: screeningCase(id).queryKey,
                ask: (reason) => call('POST /cases/{id}/reveal', { params: { id }, body: { reason } }),
              },
            ]}
          />
          <Paper withBorder p="md" mb="md" component="section" aria-label={t('Screened person')}>
            <Facts
              facts={[
                { name: t('User'), value: known.user_id },
                { name: t('Type'), value: partyName(known.type) },
                { name: t('Date of birth'), value: known.date_of_birth },
                { name: t('Country'), value: known.country },
                { name: t('Status'), value: statusName(known.status) },
                { name: t('Assigned to'), value: known.assignee ?? t('unassigned') },
                { name: t('Opened'), value: <Time at={known.created_at} /> },
              ]}
            />
          </Paper>
          <Permitted to="cases:change">
            <CaseWork key={known.id} found={known} />
          </Permitted>
          <Title order={2} size="h4" mb="sm">
            {t('Matches')}
          </Title>
          {known.undecided > 1 ? (
            <Permitted to="cases:change">
              <Paper
                withBorder
                p="md"
                mb="md"
                component="section"
                aria-label={t('Decide all remaining matches')}
              >
                <Title order={3} size="h5">
                  {t('Decide all remaining matches: {undecided} undecided', {
                    undecided: known.undecided,
                  })}
                </Title>
                <DecideMatch key={`rest ${known.id}`} person={known} match={null} />
              </Paper>
            </Permitted>
          ) : null}
          {known.entries.map((one) => (
            <CaseMatchCard key={`${known.id} ${one.list} ${one.source_id}`} person={known} match={one} />
          ))}
          <Attachments key={`files ${known.id}`} source="SCREENING" id={known.id} />
          <Section title={t('History')}>
            <PagedTable
              name={t('History')}
              columns={historyColumns()}
              rows={known.history}
              keyOf={({ sequence }) => sequence}
              empty={t('No activity yet.')}
            />
          </Section>
        </>
      )}
    </DetailPage>
  );
}
