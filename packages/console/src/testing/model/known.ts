/** A fault that the model finds and that is not repaired yet; the list is empty once the console is right. */
export type Known = {
  /** The start of the violation's message. */
  violation: string;
  why: string;
};

export const KNOWN: readonly Known[] = [
  {
    violation: "new-key: in a bulk run",
    why: "A bulk action sends a record again whose single decision, or earlier bulk decision, has an unknown outcome.",
  },
  {
    violation: "new-key: after a reload",
    why: "Money that was under way when the page was reloaded is not locked afterwards.",
  },
  { violation: "results-lost", why: "Results vanish when the page is left inside the console while rows are sent." },
  {
    violation: "said-row: unknown instead of",
    why: "After the page was left and entered again, rows stay unknown although their answers arrive.",
  },
  {
    violation: "unlocked-unread",
    why: "A lock settled in another tab unlocks a form that has not read the record since.",
  },
  {
    violation: "said-row: refused instead of not-sent",
    why: "A row whose request was answered with 401 is called refused, and offered again.",
  },
  { violation: "said-no-response", why: "The notice says that no response came, also after an error of the server." },
  {
    violation: "said-unknown: nothing was sent",
    why: "Undo reads the record first; offline that read fails, and the undo is said to be perhaps saved.",
  },
];
