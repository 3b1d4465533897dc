import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../ui/links';
import { PageTitle } from '../ui/page-title';
import { NEW_RULE } from './draft';
import { RuleForm } from './rule-form';

export function NewRulePage() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle
        title="New rule"
        about="It starts in shadow: decisions show what it would have done before it does anything."
      >
        <ButtonLink variant="default" to="/panel/rules">
          All rules
        </ButtonLink>
      </PageTitle>
      <RuleForm
        id={null}
        initial={NEW_RULE}
        version={undefined}
        onSaved={({ rule }) => void navigate({ to: '/panel/rules/edit/$id', params: { id: rule.id } })}
      />
    </>
  );
}
