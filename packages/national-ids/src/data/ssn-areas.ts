/**
 * Areas of Social Security numbers by the state they were allocated to until 2011: first, last, state (USPS
 * code). Source: Social Security Administration, "Social Security Number Allocations". Areas of the Railroad
 * Board (700 to 728), of enumeration at entry (729 to 733) and of the Pacific islands (586) belong to no
 * single state.
 */
const RANGES =
  '1-3 NH,4-7 ME,8-9 VT,10-34 MA,35-39 RI,40-49 CT,50-134 NY,135-158 NJ,159-211 PA,212-220 MD,221-222 DE,223-231 VA,' +
  '232-236 WV,237-246 NC,247-251 SC,252-260 GA,261-267 FL,268-302 OH,303-317 IN,318-361 IL,362-386 MI,387-399 WI,' +
  '400-407 KY,408-415 TN,416-424 AL,425-428 MS,429-432 AR,433-439 LA,440-448 OK,449-467 TX,468-477 MN,478-485 IA,' +
  '486-500 MO,501-502 ND,503-504 SD,505-508 NE,509-515 KS,516-517 MT,518-519 ID,520-520 WY,521-524 CO,525-525 NM,' +
  '526-527 AZ,528-529 UT,530-530 NV,531-539 WA,540-544 OR,545-573 CA,574-574 AK,575-576 HI,577-579 DC,580-580 VI,' +
  '581-584 PR,585-585 NM,587-588 MS,589-595 FL,596-599 PR,600-601 AZ,602-626 CA,627-645 TX,646-647 UT,648-649 NM,' +
  '650-653 CO,654-658 SC,659-665 LA,667-675 GA,676-679 AR,680-680 NV,681-690 NC,691-699 VA,750-751 HI,752-755 MS,' +
  '756-763 TN,764-765 AZ,766-772 FL';

/** State by area; null for an area without a state. */
export const SSN_AREAS: readonly (string | null)[] = (() => {
  const states: (string | null)[] = new Array<string | null>(1000).fill(null);
  for (const range of RANGES.split(',')) {
    const [, first, last, state] = /^(\d+)-(\d+) (..)$/.exec(range) ?? [];
    for (let area = Number(first); area <= Number(last); area++) states[area] = state ?? null;
  }
  return states;
})();
