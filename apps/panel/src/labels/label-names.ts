import { LABEL_VALUES, type LabelUseCase, type LabelValue } from '@assay/contract';

const USE_CASES: Readonly<Record<LabelUseCase, string>> = {
  fraud_detection: 'Fraud detection',
  bnpl_credit_risk: 'Credit risk',
  ecommerce: 'E-commerce',
  aml: 'AML',
};

const VALUES: ReadonlyMap<string, LabelValue> = new Map(LABEL_VALUES.map((label) => [label.value, label]));

const inWords = ({ value, use_case }: LabelValue): string =>
  value.slice(use_case.length + 1).replaceAll('_', ' ');

/** `Fraud detection: chargeback fraud`; a value that is no label of ours stays as it is. */
export function labelName(value: string): string {
  const label = VALUES.get(value);
  return label ? `${USE_CASES[label.use_case]}: ${inWords(label)}` : value;
}

/** Every label by use case, each with its meaning, as a select takes them. */
export const LABEL_CHOICES: { group: string; items: { value: string; label: string }[] }[] = (
  Object.keys(USE_CASES) as LabelUseCase[]
).map((useCase) => ({
  group: USE_CASES[useCase],
  items: LABEL_VALUES.filter(({ use_case }) => use_case === useCase).map((label) => ({
    value: label.value,
    label: `${inWords(label)} (${label.signal})`,
  })),
}));
