import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { entityKindName } from '../alerts/words';
import { useMay } from '../api/account';
import { type Typology, type TypologyMode, typologies, useSaveTypology } from '../api/typologies';
import { type DataColumn, DataTable } from '../design/data-table';
import { PageHeader } from '../design/page-header';
import { StateBadge } from '../design/state-badge';
import { UrlTabs } from '../design/url-tabs';
import { locale, percentage, t, wordsOf } from '../i18n/language';
import { showPolicySaved } from '../policy/saved-message';
import { SearchField, SettledSelect } from '../ui/inputs';
import { FailureAlert } from '../ui/notices';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';
import { RunsTab } from './runs-tab';
import classes from './typologies.module.css';
import { settingOf } from './typology-draft';
import { MODES, modeName, modeTone } from './words';

const route = getRouteApi('/panel/typologies');

/** Typologies with their mode and precision, and their runs on past transactions. */
export function TypologiesPage() {
  const { run } = route.useSearch();
  const { data } = useQuery(typologies);
  return (
    <>
      <PageHeader
        title={t('Typologies')}
        about={
          data ? (
            <>
              {t('{count, plural, one {# transaction} other {# transactions}} monitored.', {
                count: data.transfers,
              })}{' '}
              {data.monitored_at ? (
                <>
                  {t('Last run:')} <Time at={data.monitored_at} />
                </>
              ) : null}
            </>
          ) : null
        }
      />
      <UrlTabs
        label={t('Typologies')}
        tabs={[
          { id: 'catalog', label: t('Catalog'), content: <Catalog /> },
          { id: 'runs', label: t('Runs on past transactions'), content: <RunsTab run={run} /> },
        ]}
      />
    </>
  );
}

const ORDER = { on: 0, shadow: 1, off: 2 } as const;

function Catalog() {
  const reading = useQuery(typologies);
  const save = useSaveTypology();
  const mayChange = useMay('rules:change');
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = reading.data?.typologies
    .filter(({ id, name, description }) => {
      const text = `${id} ${name} ${description} ${wordsOf(name)} ${wordsOf(description)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => ORDER[a.mode] - ORDER[b.mode]);
  const { mutate } = save;
  const busyWith = save.isPending ? save.variables.setting.id : null;
  const hasSuggestion = rows?.some(({ alerts }) => alerts.suggestion !== null) ?? false;
  const columns = useMemo(
    () =>
      catalogColumns(
        busyWith,
        hasSuggestion,
        mayChange
          ? (typology, mode) =>
              mutate({ setting: { ...settingOf(typology), mode } }, { onSuccess: showPolicySaved })
          : null,
      ),
    [busyWith, hasSuggestion, mayChange, mutate],
  );
  return (
    <>
      <FailureAlert error={save.error} title={t('Couldn’t change the mode')} />
      <DataTable
        name={t('Typologies')}
        isTwoLine
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        reading={reading}
        failure={t('Couldn’t load the typologies')}
        empty={t('No matching typologies.')}
        toolbar={<SearchField label={t('Name or pattern')} value={wanted} onChange={setWanted} />}
      />
    </>
  );
}

interface ModeCellProps {
  readonly typology: Typology;
  readonly isBusy: boolean;
  /** null if the user may not change modes. */
  readonly onMode: ((typology: Typology, mode: TypologyMode) => void) | null;
}

function ModeCell({ typology, isBusy, onMode }: ModeCellProps) {
  return onMode ? (
    <SettledSelect
      size="xs"
      w="7.5rem"
      aria-label={t('Mode of {name}', { name: wordsOf(typology.name) })}
      data={MODES.map((mode) => ({ value: mode, label: modeName(mode) }))}
      value={typology.mode}
      disabled={isBusy}
      settleLabel={t('Save mode of {name}', { name: wordsOf(typology.name) })}
      onSettle={(mode) => onMode(typology, mode as TypologyMode)}
    />
  ) : (
    <StateBadge
      state={typology.mode}
      label={modeName(typology.mode)}
      tone={modeTone(typology.mode)}
      size="sm"
    />
  );
}

const catalogColumns = (
  busyWith: string | null,
  hasSuggestion: boolean,
  onMode: ((typology: Typology, mode: TypologyMode) => void) | null,
): readonly DataColumn<Typology>[] => [
  {
    id: 'name',
    name: t('Typology'),
    line: 'title',
    cell: ({ id, name, description }) => (
      <>
        <Text size="sm" className={classes.name ?? ''}>
          <AnchorLink to="/panel/typologies/$id" params={{ id }}>
            {wordsOf(name)}
          </AnchorLink>
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2} className={classes.name ?? ''}>
          {wordsOf(description)}
        </Text>
      </>
    ),
  },
  {
    id: 'entity',
    name: t('Alerts on'),
    line: 'meta',
    cell: ({ entity }) => <span className={classes.kind}>{entityKindName(entity)}</span>,
  },
  {
    id: 'open',
    name: t('Open alerts'),
    kind: 'figure',
    sortValue: ({ alerts }) => alerts.open,
    cell: ({ id, alerts: { open } }) =>
      open === 0 ? (
        '0'
      ) : (
        <AnchorLink to="/panel/alerts" search={{ typology: id }}>
          {open.toLocaleString(locale())}
        </AnchorLink>
      ),
  },
  {
    id: 'precision',
    name: t('Precision'),
    kind: 'figure',
    sortValue: ({ alerts }) => alerts.precision,
    cell: ({ alerts: { precision, suspicious, false_positive: wrong } }) =>
      precision === null
        ? null
        : t('{precision} ({suspicious} of {closed})', {
            precision: percentage(precision),
            suspicious,
            closed: suspicious + wrong,
          }),
  },
  ...(hasSuggestion
    ? [
        {
          id: 'suggestion',
          name: t('Suggested minimum score'),
          kind: 'figure' as const,
          cell: ({ alerts: { suggestion } }: Typology) =>
            suggestion ? percentage(suggestion.min_score) : null,
        },
      ]
    : []),
  {
    id: 'mode',
    name: t('Mode'),
    line: 'end',
    cell: (typology) => <ModeCell typology={typology} isBusy={busyWith === typology.id} onMode={onMode} />,
  },
];
