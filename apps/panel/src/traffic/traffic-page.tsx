import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { evaluationPage } from '../api/evaluations';
import { Busy } from '../ui/busy';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { SearchField } from '../ui/search-field';
import { SpaceSwitch } from '../ui/space-switch';
import { DayCounts } from './day-counts';
import { EvaluationTable } from './evaluation-table';
import { FeedbackFilter } from './feedback-filter';
import type { TrafficSearch } from './search';
import { StateFilter } from './state-filter';

const NARROWING = ['state', 'transaction', 'tag', 'label'] as const;

const route = getRouteApi('/panel/traffic');

/** Decided calls as they come in. */
export function TrafficPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const page = useQuery(
    evaluationPage({
      space: search.space,
      state: search.state,
      transactionId: search.transaction,
      tag: search.tag,
      label: search.label,
      before: search.before,
    }),
  );
  const [transaction, setTransaction] = useState(search.transaction ?? '');
  // Another filter starts again at the newest.
  const filter = ({ before: _, ...kept }: TrafficSearch, change: Partial<TrafficSearch>): TrafficSearch => ({
    ...kept,
    ...change,
  });
  const find = (text: string) => {
    const { transaction: _, ...rest } = search;
    const wanted = text.trim();
    void navigate({ search: filter(rest, wanted ? { transaction: wanted } : {}) });
  };

  return (
    <>
      <PageTitle title="Traffic" about="Every decided call, newest first.">
        <SpaceSwitch
          value={search.space}
          onChange={(space) => void navigate({ search: filter(search, { space }) })}
        />
      </PageTitle>
      <DayCounts space={search.space} />
      <Group mb="md">
        <SearchField
          label="Transaction id"
          value={transaction}
          onChange={(text) => {
            setTransaction(text);
            if (text === '') find('');
          }}
          onSubmit={() => find(transaction)}
        />
        <StateFilter
          value={search.state}
          onChange={(state) => {
            const { state: _, ...rest } = search;
            void navigate({ search: filter(rest, state ? { state } : {}) });
          }}
        />
        <FeedbackFilter
          key={search.space}
          space={search.space}
          tag={search.tag}
          label={search.label}
          onTag={(tag) => {
            const { tag: _, ...rest } = search;
            void navigate({ search: filter(rest, tag ? { tag } : {}) });
          }}
          onLabel={(label) => {
            const { label: _, ...rest } = search;
            void navigate({ search: filter(rest, label ? { label } : {}) });
          }}
        />
      </Group>
      <FailureAlert error={page.error} title="The traffic could not be read" />
      {page.isPending ? <Busy /> : null}
      {page.data ? (
        <Stack gap="sm" aria-busy={page.isPlaceholderData}>
          {page.data.evaluations.length === 0 ? (
            <NoTraffic narrowed={NARROWING.some((name) => search[name] !== undefined)} />
          ) : (
            <EvaluationTable evaluations={page.data.evaluations} space={search.space} />
          )}
          <Group justify="space-between">
            {search.before ? (
              <ButtonLink variant="default" to="/panel/traffic" search={filter(search, {})}>
                Newest
              </ButtonLink>
            ) : (
              <Text size="xs" c="dimmed">
                Follows the traffic, every 5 seconds.
              </Text>
            )}
            {page.data.next ? (
              <ButtonLink
                variant="default"
                to="/panel/traffic"
                search={{ ...search, before: page.data.next }}
              >
                Older
              </ButtonLink>
            ) : (
              <Button variant="default" disabled>
                Older
              </Button>
            )}
          </Group>
        </Stack>
      ) : null}
    </>
  );
}

function NoTraffic({ narrowed }: { readonly narrowed: boolean }) {
  return (
    <Text c="dimmed" py="xl" ta="center">
      {narrowed
        ? 'No call matches. Transaction ids and tags are searched as a whole, letter for letter.'
        : 'No calls yet. Send one to POST /RestService/fraud-api/v2/ and it appears here.'}
    </Text>
  );
}
