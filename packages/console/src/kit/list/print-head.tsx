import { formatDateTime, formatZone, serverTime, useLocale } from "@backoffice/ui";
import { chipText, type FilterSet } from "@backoffice/ui/filters";
import { usePrinting } from "@backoffice/ui/table";
import { RefName } from "#kit/references/ref-name.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { useSession } from "#kit/session/session.ts";

type PrintHeadProps = {
  /** The noun for the rows: "Invoices". */
  label: string;
  /** The filters of the list and their values. */
  bar: { filters: FilterSet; values: Readonly<Record<string, unknown>> };
};

const Head = ({ label, bar: { filters, values } }: PrintHeadProps) => {
  const { locale, timeZone } = useLocale();
  const { nickname, email } = useSession();
  const { includeBrands } = useScope();
  const opId = useSelectedOperator();
  const now = new Date(serverTime());
  // Also a filter with its initial value, such as the period of a report.
  const filtered = Object.entries(filters)
    .filter(([name, filter]) => !filter.equal(values[name] as never, filter.empty as never))
    .map(([name, filter]) => chipText(filter, values[name]));
  return (
    <header data-slot="print-head" className="mb-4">
      <h1 className="text-title font-semibold">{label}</h1>
      <p>
        {opId === undefined || opId === ALL ? (
          "All operators"
        ) : (
          <RefName kind="operator" value={opId}>
            {opId}
          </RefName>
        )}
        {includeBrands && ", with brands"}
      </p>
      <p>{filtered.length > 0 ? filtered.join("; ") : "No filters"}</p>
      <p>
        Printed {formatDateTime(now, locale, timeZone, "date-minute")}, {formatZone(now, locale, timeZone)}, by{" "}
        <bdi>{nickname || email}</bdi>
      </p>
    </header>
  );
};

/** Head of a printed list: what it shows, of which operator, with which filters, when and for whom. Not on screen. */
export const PrintHead = (props: PrintHeadProps) => (usePrinting() ? <Head {...props} /> : null);
