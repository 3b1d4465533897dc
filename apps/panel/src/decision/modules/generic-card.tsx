import { JsonView } from '../../ui/json-view';
import { EmptyModule, type Fact, Facts, ModuleCard } from './module-card';

interface GenericCardProps {
  /** The module's name in the answer. */
  readonly name: string;
  readonly details: unknown;
}

/** `tax_number_details` as a title: "Tax number". */
function titleOf(name: string): string {
  const words = name.replace(/_(details|analyses)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const factOf = ([name, value]: readonly [string, unknown]): Fact => ({
  name: name.replaceAll('_', ' '),
  value: isNested(value) ? <JsonView value={value} label={name} /> : value === null ? null : String(value),
});

/** What a module found that has no card of its own: its members by their names. */
export function GenericCard({ name, details }: GenericCardProps) {
  const title = titleOf(name);
  if (!isNested(details)) return <EmptyModule title={title} />;
  return (
    <ModuleCard title={title}>
      <Facts facts={Object.entries(details as object).map(factOf)} />
    </ModuleCard>
  );
}
