import { DASH } from "../../../display/values/dash.tsx";
import type { Cell } from "../cell.ts";
import { MaskedText } from "./masked-text.tsx";

type Options<Row> = {
  /** What stands there until it is revealed; dots unless given. Never part of the text that must not be seen. */
  mask?: ((row: Row) => string) | undefined;
  /** It is about to be seen: write that down. */
  onReveal?: ((row: Row) => void) | undefined;
  /** Why this reader may not see it. */
  reason?: ((row: Row) => string | undefined) | undefined;
};

const DOTS = "••••••••";

/** Personal data behind dots, revealed one by one. What is copied and exported is the mask. */
export const maskedCell = <Row,>(
  get: (row: Row) => string | null | undefined,
  { mask = () => DOTS, onReveal, reason }: Options<Row> = {},
): Cell<Row> => ({
  cell: (row) => {
    const text = get(row);
    if (!text) return DASH;
    return (
      <MaskedText text={text} mask={mask(row)} reason={reason?.(row)} onReveal={onReveal && (() => onReveal(row))} />
    );
  },
  text: (row) => (get(row) ? mask(row) : ""),
});
