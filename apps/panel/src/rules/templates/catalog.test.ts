import { parseRule } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { NEW_RULE, ruleOf } from '../draft';
import { RULE_TEMPLATES, TEMPLATE_GROUPS, templateById } from './catalog';

describe('rule templates', () => {
  it.each(
    RULE_TEMPLATES.map((template) => [template.id, template] as const),
  )('%s is complete', (id, template) => {
    expect(parseRule(template.draft.when)).toMatchObject({ ok: true });
    expect(ruleOf({ ...NEW_RULE, name: id, ...template.draft })).not.toBeNull();
    expect(template.group in TEMPLATE_GROUPS).toBe(true);
    expect(templateById(id)).toBe(template);
  });

  it('have unique IDs', () => {
    expect(new Set(RULE_TEMPLATES.map(({ id }) => id)).size).toBe(RULE_TEMPLATES.length);
    expect(templateById('none')).toBeNull();
  });
});
