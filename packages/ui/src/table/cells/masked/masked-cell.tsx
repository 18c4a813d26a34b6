import { DASH } from "../../../display/values/dash.tsx";
import type { Cell } from "../cell.ts";
import { MaskedText } from "./masked-text.tsx";

type Options<Row> = {
  /** Text shown until the value is revealed; defaults to dots. Must not contain parts of the value. */
  mask?: ((row: Row) => string) | undefined;
  /** Called before the value is revealed, for logging. */
  onReveal?: ((row: Row) => void) | undefined;
  /** Reason why this user may not reveal it. */
  reason?: ((row: Row) => string | undefined) | undefined;
};

const DOTS = "••••••••";

/** Masked personal data, revealed one value at a time. Copied and exported as the mask. */
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
