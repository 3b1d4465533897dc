import { LIST_REASON } from '@assay/rules';
import { AnchorLink } from '../ui/shown-values';

const RESERVED_VALUE = 'L:TEST';

/** Link to a rule or list by its ID in the reasons; a reserved test value has no page. */
export function RuleLink({ id }: { readonly id: string }) {
  if (id === RESERVED_VALUE) return id;
  return id.startsWith(LIST_REASON) ? (
    <AnchorLink to="/panel/lists/$id" params={{ id: id.slice(LIST_REASON.length) }}>
      {id}
    </AnchorLink>
  ) : (
    <AnchorLink to="/panel/rules/edit/$id" params={{ id }}>
      {id}
    </AnchorLink>
  );
}
