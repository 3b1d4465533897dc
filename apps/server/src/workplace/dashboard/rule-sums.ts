/** Under which fields calls are counted by the rules that held for them. */
export const RULE_FIELDS = {
  /** Rules that counted, by id. */
  fired: 'rule',
  /** Rules in shadow that would have fired, by id. */
  shadow: 'rule-shadow',
  /** Amounts of either, and of what turned out to be fraud or legitimate, by `ruleValue`. */
  money: 'rule-money',
  fraud: 'rule-fraud',
  legitimate: 'rule-legitimate',
} as const;

/** A rule with the currency of a call; an id holds no blank. */
export const ruleValue = (rule: string, currency: string | null): string => `${rule} ${currency ?? ''}`;

/** The rule and the currency of a value; empty where a call named none. */
export function ruleOfValue(value: string): { readonly rule: string; readonly currency: string } {
  const at = value.indexOf(' ');
  return at < 0 ? { rule: value, currency: '' } : { rule: value.slice(0, at), currency: value.slice(at + 1) };
}
