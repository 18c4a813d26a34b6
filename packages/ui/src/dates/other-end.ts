/** The opposite end of the range that an input belongs to. */
export type OtherEnd = {
  /** The end that the input itself edits. */
  own: "from" | "to";
  /** Same format as the input's own value. */
  value: string | undefined;
  timeOfDay?: string | undefined;
  /** Receives the second day picked in the same calendar, with its time. */
  onPick: (wall: string) => void;
};
