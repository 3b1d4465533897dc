import { useNameOf } from '../api/account';
import { personName } from '../queue/words';

const IS_ID = /^(?:user|key) /;

/** Returns a function that names users, keys (by the end of their ID) and assignees that another system set. */
export function useActorName(): (of: string) => string {
  const nameOf = useNameOf();
  return (of) => {
    const name = nameOf(of);
    return name === of && IS_ID.test(of) ? personName({ id: of, name: null }) : name;
  };
}
