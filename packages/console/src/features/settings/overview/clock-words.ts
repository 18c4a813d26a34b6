import { formatNumber } from "#kit/numbers/format-number.ts";

/** Tolerance in seconds, about the duration of a response. */
const SAME = 5;
const MINUTE = 60;

/** Difference of the server clock from the local one, in words; both in epoch milliseconds. */
export const clockWords = (server: number, here: number): string => {
  const seconds = Math.round((server - here) / 1000);
  const off = Math.abs(seconds);
  if (off <= SAME) return "the same as yours";
  const [count, unit] = off < MINUTE ? [off, "second"] : [Math.round(off / MINUTE), "minute"];
  return `${formatNumber(count, "en")} ${unit}${count === 1 ? "" : "s"} ${seconds > 0 ? "ahead of" : "behind"} yours`;
};
