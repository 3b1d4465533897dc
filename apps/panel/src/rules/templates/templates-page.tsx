import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ChoiceList } from '../../design/choice-list';
import { FilterChips } from '../../design/filter-chips';
import { PageHeader } from '../../design/page-header';
import { t } from '../../i18n/language';
import { SearchField } from '../../ui/inputs';
import { ButtonLink } from '../../ui/shown-values';
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
                <TemplateCard key={template.id} template={template} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

function TemplateCard({ template: { id, name, about, draft } }: { readonly template: RuleTemplate }) {
  const rule = ruleOf({ ...NEW_RULE, name: id, ...draft });
  return (
    <article className={classes.template} aria-label={t(name)}>
      <h3 className={classes.templateName}>{t(name)}</h3>
      <p className={classes.templateAbout}>{t(about)}</p>
      <code className={classes.templateCode}>{draft.when}</code>
      <div className={classes.templateFoot}>
        <span className="numeric">{rule ? describeThen(rule.then) : null}</span>
        <ButtonLink
          size="compact-sm"
          variant="default"
          to="/panel/rules/new"
          search={{ template: id }}
          aria-label={t('Use template: {name}', { name: t(name) })}
        >
          {t('Use template')}
        </ButtonLink>
      </div>
    </article>
  );
}
