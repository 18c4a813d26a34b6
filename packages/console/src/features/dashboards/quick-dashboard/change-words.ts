import { formatNumber } from "#kit/numbers/format-number.ts";

type Change = { cameIn: number; decided: number | null };

/** Changes since this time yesterday, as a sentence without unknown counts. */
export const changeWords = ({ cameIn, decided }: Change, locale: string): string => {
  const came = `${formatNumber(cameIn, locale)} came in`;
  const were = decided === 1 ? "was decided" : "were decided";
  return `${came}${decided === null ? "" : ` and ${formatNumber(decided, locale)} ${were}`} since yesterday.`;
};
