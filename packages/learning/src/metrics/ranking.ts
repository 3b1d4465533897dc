/** How well scores sort frauds above others. */

function order(scores: Float64Array): Uint32Array {
  return Uint32Array.from({ length: scores.length }, (_, i) => i).sort(
    (i, j) => (scores[j] as number) - (scores[i] as number),
  );
}

/** Calls back once for each distinct score, from the highest, with the frauds and others that have it. */
function byScore(
  scores: Float64Array,
  labels: Uint8Array,
  group: (frauds: number, others: number) => void,
): void {
  const rows = order(scores);
  for (let i = 0; i < rows.length; ) {
    const score = scores[rows[i] as number];
    let frauds = 0;
    let others = 0;
    for (; i < rows.length && scores[rows[i] as number] === score; i++) {
      if (labels[rows[i] as number] === 1) frauds++;
      else others++;
    }
    group(frauds, others);
  }
}

/** Area under the ROC curve: how often a fraud scores above another row, ties counting half; null when a sign is missing. */
export function rocAuc(scores: Float64Array, labels: Uint8Array): number | null {
  let above = 0;
  let pairs = 0;
  let others = 0;
  byScore(scores, labels, (f, o) => {
    // Rows above those others are the frauds seen so far.
    pairs += o * (above + f / 2);
    above += f;
    others += o;
  });
  return above === 0 || others === 0 ? null : pairs / (above * others);
}

/** Average precision (area under the precision-recall steps); null without frauds. */
export function prAuc(scores: Float64Array, labels: Uint8Array): number | null {
  let seen = 0;
  let caught = 0;
  let sum = 0;
  byScore(scores, labels, (f, o) => {
    seen += f + o;
    caught += f;
    sum += f * (caught / seen);
  });
  return caught === 0 ? null : sum / caught;
}
