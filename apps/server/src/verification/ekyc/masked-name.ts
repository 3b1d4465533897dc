/** The name of somebody else than the person: of each word the first letter, and a star for each further one. */
export const maskedName = (name: string): string =>
  name.replace(/\p{L}[\p{L}\p{M}'’-]*/gu, (word) => {
    const [first = '', ...rest] = word;
    return first + '*'.repeat(rest.length);
  });
