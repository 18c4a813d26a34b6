/** The other end of a range that a box is one end of. */
export type OtherEnd = {
  /** Which end the box itself is. */
  own: "from" | "to";
  /** As the box's own value. */
  value: string | undefined;
  timeOfDay?: string | undefined;
  /** Gets a day that was picked, with its time, after the first day was picked in the same calendar. */
  onPick: (wall: string) => void;
};
