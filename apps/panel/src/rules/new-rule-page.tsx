import { useNavigate } from '@tanstack/react-router';
import { DetailHead } from '../ui/detail-page';
import { NEW_RULE } from './draft';
import { ALL_RULES } from './places';
import { RuleForm } from './rule-form';

export function NewRulePage() {
  const navigate = useNavigate();
  return (
    <>
      <DetailHead
        title="New rule"
        about="It starts in shadow: decisions show what it would have done before it does anything."
        back={ALL_RULES}
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
