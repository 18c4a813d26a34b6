import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

const CODE = /^[A-Z]{2}$/;
const names = new Map<string, Intl.DisplayNames>();

const countryName = (code: string, locale: string): string | undefined => {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  names.set(locale, known);
  return known.of(code);
};

/** A country by its two-letter ISO 3166 code, with its name. Copied and exported as the code. */
export const countryCell = <Row,>(
  get: (row: Row) => string | null | undefined,
  given: { /** BCP 47; the reader's without it. */ locale?: string | undefined } = {},
): Cell<Row> => ({
  cell: (row, reader) => {
    const code = get(row)?.toUpperCase();
    if (!code) return DASH;
    const name = CODE.test(code) ? countryName(code, given.locale ?? reader.locale) : undefined;
    return (
      <>
        <span className="me-1.5 inline-block min-w-5 font-mono text-meta text-ink-muted">{cut(code)}</span>
        {name}
      </>
    );
  },
  text: (row) => get(row) ?? "",
});
