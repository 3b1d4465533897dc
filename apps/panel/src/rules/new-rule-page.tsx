import { useNavigate } from '@tanstack/react-router';
import { t } from '../i18n/language';
import { DetailHead } from '../ui/detail-page';
import { NEW_RULE } from './draft';
import { allRules } from './places';
import { RuleForm } from './rule-form';

export function NewRulePage() {
  const navigate = useNavigate();
  return (
    <>
      <DetailHead
        title={t('New rule')}
        about={t('It starts in shadow: decisions show what it would have done before it does anything.')}
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
