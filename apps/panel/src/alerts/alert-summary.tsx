import { Group, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Alert, AlertSummary, PartyKind } from '../api/alerts';
import { KeyFacts } from '../design/key-facts';
import { StateBadge } from '../design/state-badge';
import { t } from '../i18n/language';
import { MaskedText } from '../personal/reveal';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';
import { useActorName } from './actor-name';
import classes from './alerts.module.css';
import { reasonText } from './reason-text';
import {
  dispositionName,
  dispositionTone,
  entityKindName,
  entityName,
  iconOf,
  kindName,
  kindOfEntity,
  scoreText,
  statusName,
} from './words';

/** Score from which the server calls an alert suspicious. */
const HIGH_SCORE = 0.75;

const kindOf = ({ entity_kind: kind }: AlertSummary, party: PartyKind | null): string =>
  party === null ? entityKindName(kind) : kindName(party);

/** Entity of an alert with the icon of its kind. */
export function EntityText({ alert }: { readonly alert: AlertSummary }) {
  const party = 'parties' in alert ? partyOf(alert as Alert) : null;
  const Icon = iconOf(party ?? kindOfEntity(alert.entity_kind));
  return (
    <span className={classes.entity} title={`${kindOf(alert, party)}: ${entityName(alert)}`}>
      <Icon size={14} stroke={1.7} aria-hidden />
      <span>
        <MaskedText>{entityName(alert)}</MaskedText>
      </span>
    </span>
  );
}

const partyOf = ({ parties, entity_key }: Alert) =>
  parties.find(({ key }) => key === entity_key)?.kind ?? null;

/** Status, or the disposition of a closed alert. */
export function AlertBadges({ alert }: { readonly alert: AlertSummary }) {
  const { status, disposition, proposal } = alert;
  return (
    <Group gap={6}>
      {disposition ? (
        <StateBadge
          state={disposition}
          label={dispositionName(disposition)}
          tone={dispositionTone(disposition)}
          size="sm"
        />
      ) : (
        <StateBadge state={status} label={statusName(status)} size="sm" />
      )}
      {proposal && !disposition ? (
        <StateBadge
          state="PENDING"
          label={t('{disposition} proposed', { disposition: dispositionName(proposal.disposition) })}
          size="sm"
        />
      ) : null}
    </Group>
  );
}

/** Deadline of an alert, with a badge after it has passed. */
export function Deadline({ alert, at }: { readonly alert: AlertSummary; readonly at: string }) {
  return (
    <span className={classes.deadline}>
      {alert.overdue ? <StateBadge state="OVERDUE" label={t('Overdue')} size="sm" /> : null}
      <ShortTime at={at} />
    </span>
  );
}

/** Score, reasons and main facts of an alert. */
export function AlertOverview({ alert }: { readonly alert: Alert }) {
  const nameOf = useActorName();
  const { score, suggested_disposition: suggested } = alert;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.score} data-tone={score >= HIGH_SCORE ? 'negative' : 'caution'}>
          <b>{scoreText(score)}</b>
          <span>{t('Score')}</span>
        </div>
        <div>
          <ul
            className={classes.reasons}
            aria-label={t('Reasons')}
            data-single={alert.reasons.length === 1 || undefined}
          >
            {[...alert.reasons].reverse().map((reason) => (
              <li key={reason}>{reasonText(reason)}</li>
            ))}
          </ul>
          {suggested ? (
            <Text size="sm" c="dimmed" mt={4}>
              {t('Suggested disposition: {disposition}', { disposition: dispositionName(suggested) })}
            </Text>
          ) : null}
        </div>
      </div>
      <KeyFacts
        columns={2}
        hidesEmpty
        facts={[
          { label: kindOf(alert, partyOf(alert)), value: entityName(alert) },
          {
            label: t('Period'),
            value: (
              <>
                <ShortTime at={alert.since} /> – <ShortTime at={alert.until} />
              </>
            ),
          },
          { label: t('Transactions'), value: String(alert.transactions) },
          { label: t('Findings'), value: String(alert.findings) },
          { label: t('Opened'), value: <ShortTime at={alert.opened_at} /> },
          { label: t('Deadline'), value: alert.due_at ? <Deadline alert={alert} at={alert.due_at} /> : null },
          {
            label: t('Snoozed until'),
            value: alert.snoozed_until ? <ShortTime at={alert.snoozed_until} /> : null,
          },
          {
            label: t('Assigned to'),
            value: alert.assignee === null ? t('unassigned') : nameOf(alert.assignee),
          },
        ]}
      />
      <OtherAlerts alert={alert} />
    </>
  );
}

/** Link to all alerts of the same entity. */
function OtherAlerts({ alert }: { readonly alert: Alert }) {
  return (
    <Text size="sm" mt="xs" className={classes.entity ?? ''}>
      <IconLink size={14} stroke={1.7} aria-hidden />
      <AnchorLink to="/panel/alerts" search={{ entity: alert.entity_key }}>
        {t('All alerts of this entity')}
      </AnchorLink>
    </Text>
  );
}
