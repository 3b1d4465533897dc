import type { Connection } from '../connection/connection';

const BLOCK = 1000;

/** Whole numbers that no other evaluation of the deployment has; processes draw them in blocks. */
export function serviceIds(connection: Connection): { next(): Promise<number> } {
  let next = 0;
  let end = 0;
  let drawing: Promise<void> | undefined;
  const draw = async () => {
    const [row] = await connection.query<{ start: number }>({
      text: `SELECT nextval('service_id_block') AS start`,
    });
    next = row!.start;
    end = next + BLOCK;
  };
  return {
    async next() {
      while (next >= end) {
        drawing ??= draw().finally(() => {
          drawing = undefined;
        });
        await drawing;
      }
      return next++;
    },
  };
}
