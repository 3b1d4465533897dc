import { useNameOf } from '../api/account';
import { personName } from '../queue/words';

const IS_ID = /^(?:user|key) \S+$/;
/** A key in the audit log: its public start, and its name in parentheses. */
const NAMED_KEY = /^key \S+ \((.+)\)$/;

/** Returns a function that names users and keys; it returns assignees that another system set unchanged. */
export function useActorName(): (of: string) => string {
  const nameOf = useNameOf();
  return (of) => {
    const name = NAMED_KEY.exec(of)?.[1] ?? nameOf(of);
    return name === of && IS_ID.test(of) ? personName({ id: of, name: null }) : name;
  };
}
