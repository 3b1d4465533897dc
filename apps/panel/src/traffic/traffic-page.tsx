import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { evaluationPage } from '../api/evaluations';
import { PageTitle } from '../ui/page-title';
import { PagedTable } from '../ui/paged-table';
import { SearchField } from '../ui/search-field';
import { SpaceSwitch } from '../ui/space-switch';
import { DayCounts } from './day-counts';
import { evaluationColumns } from './evaluation-columns';
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
  const columns = useMemo(() => evaluationColumns(search.space), [search.space]);
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
      <PagedTable
        name="Decided calls"
        columns={columns}
        rows={page.data?.evaluations}
        keyOf={({ id }) => id}
        reading={page}
        failure="The traffic could not be read"
        empty={
          NARROWING.some((name) => search[name] !== undefined)
            ? 'No call matches. Transaction ids and tags are searched as a whole, letter for letter.'
            : 'No calls yet. Send one to POST /RestService/fraud-api/v2/ and it appears here.'
        }
        turns={{
          newest: search.before ? { to: '/panel/traffic', search: filter(search, {}) } : undefined,
          older: page.data?.next
            ? { to: '/panel/traffic', search: { ...search, before: page.data.next } }
            : undefined,
          note: 'Follows the traffic, every 5 seconds.',
        }}
      />
    </>
  );
}
