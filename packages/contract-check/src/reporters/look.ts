/** How a report for people is drawn: the longest line in characters, and whether with colours. */
export type Look = { columns: number; isColoured: boolean };

/** For files, logs and error messages. */
export const PLAIN: Look = { columns: 80, isColoured: false };

type Terminal = { isTTY?: boolean; columns?: number };

/** A terminal is used in its whole width, and coloured unless its user says otherwise (https://no-color.org). */
export const lookOf = ({ isTTY, columns }: Terminal, env: NodeJS.ProcessEnv): Look =>
  isTTY
    ? { columns: Math.max(40, columns ?? PLAIN.columns), isColoured: !env["NO_COLOR"] && env["TERM"] !== "dumb" }
    : PLAIN;
