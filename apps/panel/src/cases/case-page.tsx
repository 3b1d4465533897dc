import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../api/account';
import { call } from '../api/client';
import { type CaseMatch, type ScreeningCase, screeningCase } from '../api/screening';
import { Attachments } from '../attachments/attachments';
import { StateBadge } from '../design/state-badge';
import { Workbench } from '../design/templates';
import { t } from '../i18n/language';
import { Reveal } from '../personal/reveal';
import { DetailPage } from '../ui/detail-page';
import { CaseContext } from './case-context';
import { MatchDetail } from './case-match';
import { statusName } from './case-table';
import { DecideMatch } from './decide-match';
import { DecideSeveral } from './decide-several';
import { MatchList, matchKey } from './match-list';

const route = getRouteApi('/panel/cases/$id');

/** One case: its matches, the comparison of the open match, and the work on the case. */
export function CasePage() {
  const { id } = route.useParams();
  return (
    <DetailPage
      what="case"
      reading={useQuery(screeningCase(id))}
      back={{ name: t('Screening'), to: '/panel/screening' }}
      head={({ name, undecided, matches, status }) => ({
        title: name,
        badges: <StateBadge state={status} label={statusName(status)} size="sm" />,
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
          <CaseWorkbench key={known.id} found={known} />
          <Attachments key={`files ${known.id}`} source="SCREENING" id={known.id} />
        </>
      )}
    </DetailPage>
  );
}

/** Undecided matches first, then the most probable and the most similar ones. */
const ordered = ({ entries }: ScreeningCase) =>
  [...entries].sort(
    (one, other) =>
      Number(one.decision !== null) - Number(other.decision !== null) ||
      (other.true_match_probability ?? -1) - (one.true_match_probability ?? -1) ||
      other.score - one.score,
  );

/** Open form for several matches. */
const SEVERAL = 'several';

/** Matches left, the open one in the center, status and history right. */
function CaseWorkbench({ found }: { readonly found: ScreeningCase }) {
  const mayDecide = useMay('cases:change');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const matches = ordered(found);
  const mayBulk = mayDecide && found.undecided > 1;
  const isSeveral = chosen === SEVERAL && mayBulk;
  const match = matches.find((one) => matchKey(one) === chosen) ?? matches[0];
  const open = (key: string) => {
    setChosen(key);
    setListOpen(false);
  };
  // The next undecided match opens, or this one stays if it was the last.
  const goOn = ({ decision }: CaseMatch, key: string) =>
    setChosen(decision === null && found.undecided > 1 ? null : key);
  const item = isSeveral ? (
    <DecideSeveral person={found} onDecided={() => setChosen(null)} />
  ) : match ? (
    <MatchDetail key={matchKey(match)} person={found} match={match} />
  ) : (
    <Text c="dimmed">{t('No matches.')}</Text>
  );
  return (
    <Workbench
      hasList={matches.length > 1}
      listLabel={t('Matches')}
      list={
        <MatchList
          matches={matches}
          current={isSeveral || !match ? null : matchKey(match)}
          onOpen={open}
          onBulk={mayBulk ? () => open(SEVERAL) : null}
          undecided={found.undecided}
        />
      }
      itemLabel={
        isSeveral || !match
          ? t('Decide all remaining matches')
          : t('Match {name}', { name: match.entry.name })
      }
      item={isListOpen ? null : item}
      placeholder={item}
      contextLabel={t('Case')}
      context={
        <CaseContext found={found}>
          {match && !isSeveral ? (
            <DecideMatch
              key={matchKey(match)}
              person={found}
              matches={[match]}
              onDecided={() => goOn(match, matchKey(match))}
            />
          ) : null}
        </CaseContext>
      }
      onBack={() => setListOpen(true)}
    />
  );
}
