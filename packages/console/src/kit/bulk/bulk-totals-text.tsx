import { formatAmount } from "#kit/numbers/format-number.ts";
import type { Bulk } from "./bulk.ts";
import { totalInUSD, totalsOf, type Total } from "./bulk-totals.ts";

/** Number of totals written out; further currencies are only counted. */
const WRITTEN = 3;

/** "1,250.00 EUR" */
export const totalText = ({ currency, total }: Total, locale: string): string =>
  `${formatAmount(total, locale, currency)} ${currency}`;

type BulkTotalsProps<Row> = { rows: readonly Row[]; money: NonNullable<Bulk<Row>["money"]>; locale: string };

/** The exact total of rows, for each of their currencies. */
export const BulkTotals = <Row,>({ rows, money, locale }: BulkTotalsProps<Row>) => {
  const texts = totalsOf(rows, money).map((total) => totalText(total, locale));
  const more = texts.slice(WRITTEN);
  return (
    <span data-slot="bulk-totals" className="me-2 inline-flex flex-wrap gap-x-2 tabular text-ink-muted">
      {texts.slice(0, WRITTEN).map((text) => (
        <bdi key={text} className="whitespace-nowrap">
          {text}
        </bdi>
      ))}
      {more.length > 0 && <span title={more.join("\n")}>+{more.length}</span>}
    </span>
  );
};

/** The exact total of rows in US dollars; their currencies are its tooltip. */
export const BulkTotalInUSD = <Row,>({ rows, money, locale }: BulkTotalsProps<Row>) => {
  const texts = totalsOf(rows, money).map((total) => totalText(total, locale));
  const sum = totalText(totalInUSD(rows, money), locale);
  return (
    <bdi
      data-slot="bulk-totals"
      title={texts.join() === sum ? undefined : texts.join("\n")}
      className="me-2 whitespace-nowrap tabular text-ink-muted"
    >
      {sum}
    </bdi>
  );
};
