import { looksPersonal } from "./looks-personal.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT/;

const plain = (text: string): string => {
  if (text === "") return "";
  if (UUID.test(text)) return "00000000-0000-4000-8000-000000000000";
  if (DAY.test(text)) return "1970-01-01";
  if (MOMENT.test(text)) return "1970-01-01T00:00:00Z";
  return "removed";
};

/** Everything of a value that the contract does not know but its form: nobody has said what is personal in it. */
export const maskUnknown = (value: unknown): unknown => {
  if (typeof value === "string") return plain(value);
  if (typeof value === "number") return Number.isInteger(value) ? 0 : 0.5;
  if (Array.isArray(value)) return value.map(maskUnknown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside], index) => [
      looksPersonal(name) ? `removed-${index}` : name,
      maskUnknown(inside),
    ]),
  );
};
