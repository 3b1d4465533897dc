import type { ManagedRule } from '@assay/management-api';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleList } from '../../api/rules';
import { ChoiceList } from '../../design/choice-list';
import { FilterChips } from '../../design/filter-chips';
import { PageHeader } from '../../design/page-header';
import { StateBadge } from '../../design/state-badge';
import { t } from '../../i18n/language';
import { SearchField } from '../../ui/inputs';
import { AnchorLink, ButtonLink } from '../../ui/shown-values';
import { allRules, describeThen, NEW_RULE, ruleOf } from '../draft';
import classes from '../rules.module.css';
import { RULE_TEMPLATES, type RuleTemplate, TEMPLATE_GROUPS, type TemplateGroup } from './catalog';

const groups = (): { value: TemplateGroup; label: string }[] =>
  (Object.keys(TEMPLATE_GROUPS) as TemplateGroup[]).map((value) => ({
    value,
    label: t(TEMPLATE_GROUPS[value]),
  }));

function matching(wanted: string, group: TemplateGroup | null): readonly RuleTemplate[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return RULE_TEMPLATES.filter((template) => {
    if (group && template.group !== group) return false;
    const text = `${t(template.name)} ${t(template.about)} ${template.draft.when}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Gallery of rule templates. */
export function TemplatesPage() {
  const [wanted, setWanted] = useState('');
  const [group, setGroup] = useState<TemplateGroup | null>(null);
  const found = matching(wanted, group);
  const rules = useQuery(ruleList).data?.rules ?? [];
  return (
    <>
      <PageHeader
        title={t('Rule templates')}
        about={t('Rules for common fraud patterns. Adjust the numbers and run a backtest before you save.')}
        back={allRules()}
      />
      <div className={classes.filters}>
        <SearchField label={t('Search templates')} value={wanted} onChange={setWanted} width="15rem" />
        <FilterChips
          filters={[
            {
              id: 'group',
              label: t('Topic'),
              value: group ? t(TEMPLATE_GROUPS[group]) : null,
              editor: (close) => (
                <ChoiceList
                  choices={groups()}
                  value={group}
                  onChoose={(chosen) => {
                    setGroup(chosen);
                    close();
                  }}
                />
              ),
              onClear: () => setGroup(null),
            },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <Text c="dimmed" size="sm" py="lg" ta="center">
          {t('No matching templates.')}
        </Text>
      ) : null}
      {groups().map(({ value, label }) => {
        const own = found.filter((template) => template.group === value);
        return own.length === 0 ? null : (
          <section key={value} aria-label={label}>
            <Title order={2} size="h4" mt="md" mb="xs">
              {label}
            </Title>
            <div className={classes.templates}>
              {own.map((template) => (
                <TemplateRow key={template.id} template={template} rules={rules} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

/** Rule of the policy that has the condition of a template; null without one. */
function sameRule(rules: readonly ManagedRule[], when: string): ManagedRule | null {
  const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
  return rules.find(({ when_text }) => bare(when_text) === bare(when)) ?? null;
}

interface TemplateRowProps {
  readonly template: RuleTemplate;
  readonly rules: readonly ManagedRule[];
}

function TemplateRow({ template: { id, name, about, draft }, rules }: TemplateRowProps) {
  const rule = ruleOf({ ...NEW_RULE, name: id, ...draft });
  const existing = sameRule(rules, draft.when);
  return (
    <article className={classes.template} aria-label={t(name)}>
      <div className={classes.templateText}>
        <h3 className={classes.templateName}>{t(name)}</h3>
        <p className={classes.templateAbout}>{t(about)}</p>
        {existing ? (
          <p className={classes.templateAbout}>
            {t('Same condition as rule')}{' '}
            <AnchorLink underline="always" to="/panel/rules/edit/$id" params={{ id: existing.id }}>
              {existing.id}
            </AnchorLink>
          </p>
        ) : null}
      </div>
      <code className={classes.templateCode}>{draft.when}</code>
      {rule ? <EffectBadge then={rule.then} /> : <span />}
      <ButtonLink
        size="compact-sm"
        variant="default"
        to="/panel/rules/new"
        search={{ template: id }}
        aria-label={t('Use template: {name}', { name: t(name) })}
      >
        {t('Use template')}
      </ButtonLink>
    </article>
  );
}

/** Decision that a rule sets, or its points. */
function EffectBadge({ then }: Pick<ManagedRule, 'then'>) {
  if ('state' in then && then.state) return <StateBadge state={then.state} size="sm" />;
  const isMore = 'score' in then && then.score?.operation === '+';
  return (
    <StateBadge
      state="points"
      tone={isMore ? 'caution' : 'neutral'}
      size="sm"
      label={t('{points} points', { points: describeThen(then) })}
    />
  );
}
