import { useDisclosure } from '@mantine/hooks';
import { IconFolderPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMay } from '../api/account';
import { type Alert, alertById, alertList } from '../api/alerts';
import { call } from '../api/client';
import { KeyButton } from '../design/key-button';
import { t, wordsOf } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { useKeys } from '../ui/keys';
import { FailureAlert } from '../ui/notices';
import { Section } from '../ui/page';
import { AnchorLink } from '../ui/shown-values';
import { AlertAssignment } from './alert-assignment';
import { AlertDecision } from './alert-decision';
import { AlertHistory } from './alert-history';
import { AlertBadges, AlertOverview, EntityText } from './alert-summary';
import classes from './alerts.module.css';
import { useCaseFile } from './case-files';
import { EvidenceTable } from './evidence-table';
import { MoneyFlow } from './flow/money-flow';
import { MergeDialog } from './merge-dialog';
import { SuspiciousSteps } from './suspicious-steps';

const route = getRouteApi('/panel/alerts/$id');

/** Loads the open alerts and returns the one after an alert. */
function useNextAlert(id: string): string | undefined {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(alertList({ status: 'OPEN', order: 'deadline' }));
  const open = data?.pages.flatMap(({ alerts }) => alerts) ?? [];
  const at = open.findIndex((alert) => alert.id === id);
  const next = (open[at + 1] ?? open.find((alert) => alert.id !== id))?.id;
  useEffect(() => {
    if (next) void client.prefetchQuery(alertById(next));
  }, [client, next]);
  return next;
}

/** One alert: reasons, money flow, evidence and history; disposition and assignment on the right. */
export function AlertPage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const next = useNextAlert(id);
  const goOn = () =>
    void (next
      ? navigate({ to: '/panel/alerts/$id', params: { id: next } })
      : navigate({ to: '/panel/alerts' }));
  const file = useCaseFile();
  const mayChange = useMay('cases:change');
  const [merging, { open, close }] = useDisclosure(false);
  useKeys(next ? { n: goOn } : {});
  const merge = { label: t('Merge into a case'), icon: <IconFolderPlus size={16} />, onClick: open };
  return (
    <DetailPage
      what="alert"
      reading={useQuery(alertById(id))}
      back={{ name: t('Alerts'), to: '/panel/alerts' }}
      head={(alert) => ({
        title: wordsOf(alert.name),
        about: <EntityText alert={alert} />,
        badges: <AlertBadges alert={alert} />,
        actions: next ? <NextButton onClick={goOn} /> : null,
        menu: [...(mayChange ? [merge] : []), ...file.actionsOf({ kind: 'alert', id })],
      })}
    >
      {(alert) => (
        <>
          <Reveal
            what="alert"
            parts={[
              {
                queryKey: alertById(id).queryKey,
                ask: (reason) => call('POST /alerts/{id}/reveal', { params: { id }, body: { reason } }),
              },
            ]}
          />
          <FailureAlert error={file.error} title={t('Couldn’t load the case file')} />
          <AlertBody
            key={alert.id}
            alert={alert}
            // A suspicious alert stays open, because it shows the next steps.
            onClosed={({ disposition }) => (disposition === 'SUSPICIOUS' ? undefined : goOn())}
          />
          <MergeDialog
            opened={merging}
            onClose={close}
            alerts={[alert]}
            cases={alert.case_id ? [alert.case_id] : []}
          />
        </>
      )}
    </DetailPage>
  );
}

function NextButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <KeyButton shortcut="n" variant="default" onClick={onClick}>
      {t('Next alert')}
    </KeyButton>
  );
}

interface AlertBodyProps {
  readonly alert: Alert;
  readonly onClosed: (alert: Alert) => void;
}

function AlertBody({ alert, onClosed }: AlertBodyProps) {
  const mayChange = useMay('cases:change');
  return (
    <div className={classes.page}>
      <div className={classes.summary}>
        <Section title={t('Summary')}>
          <AlertOverview alert={alert} />
        </Section>
        <MoneyFlow
          edges={alert.edges}
          parties={alert.parties}
          entity={alert.entity_key}
          file={`alert-${alert.id}`}
        />
      </div>
      <div className={classes.work}>
        {mayChange && alert.status !== 'CLOSED' ? (
          <>
            <AlertDecision alert={alert} onClosed={onClosed} />
            <AlertAssignment alert={alert} />
          </>
        ) : null}
        <SuspiciousSteps alert={alert} />
        {alert.case_id && alert.disposition !== 'SUSPICIOUS' ? (
          <Section title={t('Case')}>
            <AnchorLink to="/panel/alerts" search={{ case: alert.case_id }} size="sm">
              {t('View the alerts of the case')}
            </AnchorLink>
          </Section>
        ) : null}
        <AlertHistory history={alert.history} />
      </div>
      <div className={classes.evidence}>
        <EvidenceTable alert={alert} />
      </div>
    </div>
  );
}
