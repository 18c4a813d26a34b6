/** Whether an error says that a value was nested too deeply for a recursive function. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && error.message === "Maximum call stack size exceeded";
