/** A session that nobody uses for two hours is over. */
const IDLE_SECONDS = 2 * 3600;

/** What a living session needs: the present, and when it was used at the latest. @param now UNIX milliseconds */
export const sessionLife = (now: number) => ({
  now: new Date(now),
  usedSince: new Date(now - IDLE_SECONDS * 1000),
});
