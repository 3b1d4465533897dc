import { useNameOf } from '../api/names';

/** What whoever did something is called. @param of as histories name them: `user <id>`, a key, a rule */
export function PersonName({ of }: { readonly of: string }) {
  return useNameOf()(of);
}
