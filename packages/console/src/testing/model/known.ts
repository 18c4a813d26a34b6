/** A fault that the model finds and that is not repaired yet; the list is empty once the console is right. */
export type Known = {
  /** The start of the violation's message. */
  violation: string;
  why: string;
};

export const KNOWN: readonly Known[] = [];
