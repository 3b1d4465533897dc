import { useState } from 'react';
import { DecisionPanel } from '../decision-panel';
import { showToast } from '../toast-store';

const OUTCOMES = [
  {
    value: 'APPROVE',
    label: 'Approve',
    shortcut: 'a',
    effect: 'Approves the transaction.',
    isSuggested: true,
  },
  { value: 'DECLINE', label: 'Decline', shortcut: 'd', effect: 'Declines the transaction.' },
] as const;

/** Decision on an alert or a match. */
export function SampleDecision() {
  const [chosen, setChosen] = useState<'APPROVE' | 'DECLINE' | null>(null);
  const [reason, setReason] = useState('');
  return (
    <DecisionPanel
      title="Sample decision"
      outcomes={OUTCOMES}
      chosen={chosen}
      onChoose={setChosen}
      reason={{
        label: 'Reason',
        value: reason,
        onChange: setReason,
        maxLength: 500,
        presets: ['Checked, no indication of fraud'],
      }}
      confirm={{
        label: 'Save decision',
        onConfirm: () => showToast({ text: 'Decision saved' }),
        isPending: false,
        missing: chosen === null ? 'Select an outcome.' : null,
      }}
    />
  );
}
