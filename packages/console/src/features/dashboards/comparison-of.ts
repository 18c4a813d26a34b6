import { changeOf } from "#kit/numbers/change-of.ts";

/** Counts below this are compared as numbers: from 4 to 2 is no "50%". */
const FEW = 10;

type Compared = { current: number; previous: number; isCount: boolean; good: "up" | "down" | "neither" };

/** How a figure is compared: by a percentage, or by the earlier figure, and whether that is good or bad. */
export const comparisonOf = ({ current, previous, isCount, good }: Compared) => {
  const percentage = changeOf(current, previous) !== undefined && !(isCount && Math.min(current, previous) < FEW);
  const direction = current === previous ? undefined : current > previous ? "up" : "down";
  const tone =
    !isCount || direction === undefined || good === "neither"
      ? "neutral"
      : direction === good
        ? "positive"
        : "critical";
  return { percentage, tone } as const;
};
