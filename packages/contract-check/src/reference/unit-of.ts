import type { WireSchema } from "../diff/schemas/wire-schema.ts";

const UNITS: Record<string, string> = {
  "epoch-seconds": "seconds since 1970-01-01 UTC",
  "epoch-milliseconds": "milliseconds since 1970-01-01 UTC",
  "date-time": "ISO 8601 moment with zone",
  date: "ISO 8601 day",
  percentage: "percent",
  uuid: "UUID",
  email: "email address",
  uri: "address",
  binary: "file",
};

/** The unit or notation of a value in words; undefined if the contract has none. */
export const unitOf = (schema: WireSchema): string | undefined => {
  const [format] = schema.all("format") as (string | undefined)[];
  if (format !== "money") return format === undefined ? undefined : (UNITS[format] ?? format);
  const [currency] = schema.all("x-currency") as (string | undefined)[];
  if (currency === undefined) return "amount";
  return /^[A-Z]{3,5}$/.test(currency) ? `amount in ${currency}` : `amount, its currency is in ${currency}`;
};
