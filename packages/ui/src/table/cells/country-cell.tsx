import { type Cell, DASH } from "./cell.tsx";
import { cut } from "./cut.ts";

const CODE = /^[A-Z]{2}$/;

/** A country by its two-letter code (ISO 3166), with its name. Copied and exported as the code. */
export const countryCell = <Row,>(
  get: (row: Row) => string | null | undefined,
  { locale = "en" }: { locale?: string } = {},
): Cell<Row> => {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return {
    cell: (row) => {
      const code = get(row)?.toUpperCase();
      if (!code) return DASH;
      const name = CODE.test(code) ? names.of(code) : undefined;
      return (
        <>
          <span className="me-1.5 inline-block min-w-5 font-mono text-meta text-ink-muted">{cut(code)}</span>
          {name}
        </>
      );
    },
    text: (row) => get(row) ?? "",
  };
};
