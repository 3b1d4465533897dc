import { WORKFLOW_TEMPLATES, type WorkflowNode } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { stepInWords, stepName, wayInWords, workflowSettings } from './step-words';

const node = (more: Omit<WorkflowNode, 'id'>): WorkflowNode => ({ id: 'a', ...more });

describe('workflow texts', () => {
  it('show the settings and next steps of a step', () => {
    expect(
      stepInWords(
        node({
          type: 'DOCUMENT',
          next: 'selfie',
          settings: {
            minimum_age: 18,
            accepted_documents: ['PASSPORT', 'NATIONAL_ID'],
            duplicate_check: false,
          },
        }),
      ),
    ).toEqual({
      id: 'a',
      name: 'Identity document',
      details: [
        'Minimum age: 18',
        'Document types: PASSPORT, NATIONAL_ID',
        'Check for duplicate people in earlier verifications: no',
      ],
      ways: [{ way: 'next', to: 'selfie' }],
    });
    const config = { email_api: true, phone_api: false, aml: { monitoring_required: true } };
    expect(stepInWords(node({ type: 'FRAUD', next: 'end', settings: { config } })).details).toEqual([
      'Fraud check config: email_api, aml {"monitoring_required":true}',
    ]);
  });

  it('show the conditions of a branch and both connections', () => {
    const condition: WorkflowNode = {
      id: 'a',
      type: 'CONDITION',
      match: 'any',
      when: [
        { property: 'inputs.country', operator: 'in', values: ['DE', 'FR'] },
        { property: 'steps.fraud.status', operator: 'exists' },
      ],
      // biome-ignore lint/suspicious/noThenProperty: an API member, not a promise.
      then: 'b',
      else: 'c',
    };
    expect(stepInWords(condition)).toMatchObject({
      details: ['inputs.country is one of DE, FR or steps.fraud.status exists'],
      ways: [
        { way: 'then', to: 'b' },
        { way: 'else', to: 'c' },
      ],
    });
  });

  it('name the settings of a workflow and the next step', () => {
    expect(workflowSettings({ loip: true, token_minutes: 30 })).toEqual([
      'Level of identity proofing: on',
      'token minutes: 30',
    ]);
    expect(wayInWords({ way: 'next', to: 'selfie' }, () => 'Selfie')).toBe('Then: Selfie');
  });

  it('exist for every step of every template', () => {
    for (const { definition } of Object.values(WORKFLOW_TEMPLATES)) {
      for (const step of definition.nodes) expect(stepInWords(step).name).not.toBe(step.type);
    }
    expect(stepInWords(node({ type: 'END', status: 'DECLINED' }))).toMatchObject({
      details: ['Status DECLINED'],
      ways: [],
    });
    expect(stepName('HOLOGRAM')).toBe('HOLOGRAM');
  });
});
