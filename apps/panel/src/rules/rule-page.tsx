import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../api/account';
import { ruleById, type SavedRule, useDeleteRule } from '../api/rules';
import { ConfirmDialog } from '../design/confirm-dialog';
import { showToast } from '../design/toast-store';
import { UrlTabs } from '../design/url-tabs';
import { builtInName, t } from '../i18n/language';
import { DetailHead, DetailPage } from '../ui/detail-page';
import { allRules, draftOf, NEW_RULE } from './draft';
import { RuleHistorySection } from './figures/rule-history';
import { RuleSummary } from './figures/rule-summary';
import { ModeBadge } from './rule-columns';
import { RuleForm } from './rule-form';
import { templateById } from './templates/catalog';

const newRoute = getRouteApi('/panel/rules/new');

/** Name of the stored draft; each template has its own. */
const NEW_RULE_DRAFT = 'new rule';

/** Page to create a rule, empty or from a template. */
export function NewRulePage() {
  const { template } = newRoute.useSearch();
  const navigate = useNavigate();
  const chosen = template === undefined ? null : templateById(template);
  return (
    <>
      <DetailHead
        title={t('Create rule')}
        about={t('New rules start in shadow mode: you see matches, but decisions don’t change.')}
        back={allRules()}
      />
      <RuleForm
        key={chosen?.id ?? ''}
        form={[NEW_RULE_DRAFT, chosen?.id ?? ''].join(' ').trim()}
        saved={null}
        initial={chosen ? { ...NEW_RULE, name: t(chosen.name), ...chosen.draft } : NEW_RULE}
        version={undefined}
        onSaved={(saved) =>
          void (saved
            ? navigate({ to: '/panel/rules/edit/$id', params: { id: saved.rule.id } })
            : navigate({ to: '/panel/policy', hash: 'proposals' }))
        }
      />
    </>
  );
}

const route = getRouteApi('/panel/rules/edit/$id');

/** Page to edit a rule of the current policy. */
export function RulePage() {
  const { id } = route.useParams();
  const saved = useQuery({ ...ruleById(id), refetchOnWindowFocus: false });
  const mayChange = useMay('rules:change');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <DetailPage
      what="rule"
      reading={saved}
      back={allRules()}
      head={({ rule }) => ({
        title: builtInName(rule.name),
        about: t('Rule {id}', { id: rule.id }),
        badges: <ModeBadge rule={rule} />,
        menu: mayChange
          ? [{ label: t('Delete rule'), isDestructive: true, onClick: () => setDeleting(true) }]
          : [],
      })}
    >
      {(found) => (
        <>
          <OpenRule key={found.rule.id} found={found} />
          <DeleteDialog found={found} opened={isDeleting} onClose={() => setDeleting(false)} />
        </>
      )}
    </DetailPage>
  );
}

function OpenRule({ found: { rule, version } }: { readonly found: SavedRule }) {
  const navigate = useNavigate();
  const saved = (next: SavedRule | null) => {
    if (next === null) return void navigate({ to: '/panel/policy', hash: 'proposals' });
    return showToast({
      text: t('Saved as policy version {version}', { version: String(next.version) }),
      tone: 'positive',
    });
  };
  return (
    <UrlTabs
      label={t('Rule')}
      tabs={[
        {
          id: 'edit',
          label: t('Edit'),
          content: (
            <>
              <RuleSummary id={rule.id} />
              <RuleForm
                form={`rule ${rule.id}`}
                saved={rule}
                initial={draftOf(rule)}
                version={version}
                onSaved={saved}
              />
            </>
          ),
        },
        { id: 'performance', label: t('Performance'), content: <RuleHistorySection id={rule.id} /> },
      ]}
    />
  );
}

interface DeleteDialogProps {
  readonly found: SavedRule;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function DeleteDialog({ found: { rule, version }, opened, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteRule();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('Delete rule')}
      confirmLabel={t('Delete rule')}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(rule.id, {
          onSuccess: (removed) =>
            void (removed
              ? navigate({ to: '/panel/rules' })
              : navigate({ to: '/panel/policy', hash: 'proposals' })),
        })
      }
    >
      {t('Deletes rule {id} from the policy. To undo, restore policy version {version}.', {
        id: rule.id,
        version: String(version),
      })}
    </ConfirmDialog>
  );
}
