import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ruleById, useDeleteRule } from '../api/rules';
import { Busy } from '../ui/busy';
import { ConfirmButton } from '../ui/confirm-button';
import { FailureAlert } from '../ui/failure-alert';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { draftOf } from './draft';
import { RuleForm } from './rule-form';

const route = getRouteApi('/panel/rules/edit/$id');

/** One rule of the current policy, to be changed. */
export function RulePage() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const saved = useQuery({ ...ruleById(id), refetchOnWindowFocus: false });
  const remove = useDeleteRule();
  const [savedAs, setSavedAs] = useState<number | null>(null);
  if (saved.isPending) return <Busy />;
  if (!saved.data) return <FailureAlert error={saved.error} title="This rule is not in the current policy" />;
  const { rule, version } = saved.data;
  return (
    <>
      <PageTitle title={`Rule ${rule.id}`} about={rule.name}>
        <ButtonLink variant="default" to="/panel/rules">
          All rules
        </ButtonLink>
        <ConfirmButton
          label="Delete rule"
          color="red"
          variant="light"
          question={`Rule ${rule.id} leaves the policy. Restoring policy version ${version} would bring it back.`}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSuccess: () => void navigate({ to: '/panel/rules' }) })}
        />
      </PageTitle>
      <FailureAlert error={remove.error} title="Not deleted" />
      <RuleForm
        key={version}
        id={rule.id}
        initial={draftOf(rule)}
        version={version}
        onSaved={(next) => setSavedAs(next.version)}
      >
        {savedAs === version ? (
          <Text size="sm" c="teal" role="status">
            ✓ Saved as policy version {version}
          </Text>
        ) : null}
      </RuleForm>
    </>
  );
}
