/** Shows how far a long command is. The line is gone before anything else is printed. */
export type Progress = { say(text: string): void; clear(): void };

/** Milliseconds until the first line, and between two: a quick command says nothing. */
const PATIENCE = 2000;
const PAUSE = 200;

/** A terminal of unknown width says 0 columns. */
type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** Progress in one line of a terminal; nothing anywhere else. */
export const progressOn = (stream: Stream, now: () => number = Date.now): Progress => {
  const start = now();
  let last: number | undefined;
  return {
    say: (text) => {
      const moment = now();
      if (!stream.isTTY || moment - start < PATIENCE || (last !== undefined && moment - last < PAUSE)) return;
      last = moment;
      stream.write(`\r\u001B[2K${text.slice(0, (stream.columns || 80) - 1)}`);
    },
    clear: () => {
      if (last !== undefined) stream.write("\r\u001B[2K");
      last = undefined;
    },
  };
};
