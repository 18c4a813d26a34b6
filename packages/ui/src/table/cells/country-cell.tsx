import { countryName } from "../../display/locale/country-name.ts";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/** A country by its two-letter ISO 3166 code, with its name. Copied and exported as the code. */
export const countryCell = <Row,>(
  get: (row: Row) => string | null | undefined,
  given: { /** BCP 47; the reader's without it. */ locale?: string | undefined } = {},
): Cell<Row> => ({
  cell: (row, reader) => {
    const code = get(row)?.toUpperCase();
    if (!code) return DASH;
    const name = countryName(code, given.locale ?? reader.locale);
    return (
      <>
        <span className="me-1.5 inline-block min-w-5 font-mono text-meta text-ink-muted">{cut(code)}</span>
        {name}
      </>
    );
  },
  text: (row) => get(row) ?? "",
});
