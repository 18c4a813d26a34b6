/** In seconds; less is how long an answer takes. */
const SAME = 5;
const MINUTE = 60;

/** How the clock of the server stands to the one here; both in milliseconds since 1970. */
export const clockWords = (server: number, here: number): string => {
  const seconds = Math.round((server - here) / 1000);
  const off = Math.abs(seconds);
  if (off <= SAME) return "the same as yours";
  const [count, unit] = off < MINUTE ? [off, "second"] : [Math.round(off / MINUTE), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ${seconds > 0 ? "ahead of" : "behind"} yours`;
};
