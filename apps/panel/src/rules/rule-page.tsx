import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ruleById, useDeleteRule } from '../api/rules';
import { t } from '../i18n/language';
import { ConfirmButton } from '../ui/confirm-button';
import { DetailHead, DetailPage } from '../ui/detail-page';
import { FailureAlert, Permitted } from '../ui/notices';
import { allRules, draftOf, NEW_RULE } from './draft';
import { RuleHistorySection } from './figures/rule-history';
import { RuleForm } from './rule-form';

export function NewRulePage() {
  const navigate = useNavigate();
  return (
    <>
      <DetailHead
        title={t('Create rule')}
        about={t('New rules start in shadow mode: you see matches, but decisions don’t change.')}
        back={allRules()}
      />
      <RuleForm
        id={null}
        initial={NEW_RULE}
        version={undefined}
        onSaved={(saved) =>
          void (saved
            ? navigate({ to: '/panel/rules/edit/$id', params: { id: saved.rule.id } })
            : navigate({ to: '/panel/policy' }))
        }
      />
    </>
  );
}

const route = getRouteApi('/panel/rules/edit/$id');

/** Page to edit a rule of the current policy. */
export function RulePage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const saved = useQuery({ ...ruleById(id), refetchOnWindowFocus: false });
  const remove = useDeleteRule();
  const [savedAs, setSavedAs] = useState<number | null>(null);
  return (
    <DetailPage
      what="rule"
      reading={saved}
      back={allRules()}
      head={({ rule, version }) => ({
        title: t('Rule {id}', { id: rule.id }),
        about: rule.name,
        actions: (
          <Permitted to="rules:change">
            <ConfirmButton
              label={t('Delete rule')}
              color="red"
              variant="light"
              question={t('Deletes rule {id} from the policy. To undo, restore policy version {version}.', {
                id: rule.id,
                version: String(version),
              })}
              loading={remove.isPending}
              onConfirm={() =>
                remove.mutate(id, {
                  onSuccess: (removed) => void navigate({ to: removed ? '/panel/rules' : '/panel/policy' }),
                })
              }
            />
          </Permitted>
        ),
      })}
    >
      {({ rule, version }) => (
        <>
          <FailureAlert error={remove.error} title={t('Couldn’t delete')} />
          <RuleForm
            key={rule.id}
            id={rule.id}
            initial={draftOf(rule)}
            version={version}
            onSaved={(next) => (next ? setSavedAs(next.version) : void navigate({ to: '/panel/policy' }))}
          >
            {savedAs === version ? (
              <Text size="sm" c="teal" role="status">
                {t('✓ Saved as policy version {version}', { version: String(version) })}
              </Text>
            ) : null}
          </RuleForm>
          <RuleHistorySection id={rule.id} />
        </>
      )}
    </DetailPage>
  );
}
