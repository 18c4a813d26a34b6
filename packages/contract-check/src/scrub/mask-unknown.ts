import { isUuid } from "./is-uuid.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT/;
/** A key that looks like an identifier: short, letters only. */
const WORD = /^[A-Za-z][A-Za-z_]{0,39}$/;

const plain = (text: string): string => {
  if (text === "") return "";
  if (isUuid(text)) return "00000000-0000-4000-8000-000000000000";
  if (DAY.test(text)) return "1970-01-01";
  if (MOMENT.test(text)) return "1970-01-01T00:00:00Z";
  return "removed";
};

/** Masks everything of an undocumented value except its structure, since nobody has stated what is personal. */
export const maskUnknown = (value: unknown): unknown => {
  if (typeof value === "string") return plain(value);
  if (typeof value === "number") return Number.isInteger(value) ? 0 : 0.5;
  if (Array.isArray(value)) return value.map(maskUnknown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside], index) => [
      WORD.test(name) ? name : `removed-${index}`,
      maskUnknown(inside),
    ]),
  );
};
