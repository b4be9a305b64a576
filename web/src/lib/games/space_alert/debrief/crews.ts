import type { ResultInfo } from "../../../protocol/messages";

/** Results of crews put together: those that were lost, and the rest by their points. */
export interface Bar {
  readonly label: string;
  /** Nobody came back. */
  readonly isLoss: boolean;
  readonly isBest: boolean;
  readonly count: number;
  readonly isOwn: boolean;
}

const STEPS: readonly (readonly [label: string, upto: number])[] = [
  ["≤ 9", 9],
  ["10–14", 14],
  ["15–19", 19],
  ["20–29", 29],
  ["30+", Number.POSITIVE_INFINITY],
];

const pointsOf = ({ scores }: ResultInfo): number => Math.max(...scores);

/** How many crews came home. */
export const returned = (results: readonly ResultInfo[]): number =>
  results.filter(({ winners }) => winners.length > 0).length;

/** The bars of a histogram, losses first. */
export function barsOf(results: readonly ResultInfo[], lossLabel: string): readonly Bar[] {
  const home = results.filter(({ winners }) => winners.length > 0);
  const lost = results.filter(({ winners }) => winners.length === 0);
  const bar = (label: string, of: readonly ResultInfo[], isLoss: boolean, isBest: boolean): Bar => ({
    label,
    isLoss,
    isBest,
    count: of.length,
    isOwn: of.some(({ own }) => own),
  });
  return [
    bar(lossLabel, lost, true, false),
    ...STEPS.map(([label, upto], n) => {
      const from = STEPS[n - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
      const inside = home.filter((result) => pointsOf(result) > from && pointsOf(result) <= upto);
      return bar(label, inside, false, n === STEPS.length - 1);
    }),
  ];
}
