import { useShowQuickDashboard, type components, type RefKind } from "@backoffice/api-client";
import { Alert, Button, formatDateTime, useLocale } from "@backoffice/ui";
import { DataTable, type Column } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { compact } from "#kit/state/compact.ts";
import { Numeral } from "../numeral.tsx";

type Top = components["schemas"]["DashboardTop"];

const columnsOf = (header: string, kind: RefKind): readonly Column<Top>[] => [
  {
    id: "title",
    header,
    cell: ({ id, title }) => (
      <RefLink kind={kind} value={id} inCell>
        <bdi className="truncate">{title}</bdi>
      </RefLink>
    ),
    text: ({ title }) => title,
    width: 140,
    sticky: "start",
    hideable: false,
  },
  {
    id: "wagerInUSD",
    header: "Stakes",
    ...amountCell<Top>(({ wagerInUSD }) => ({ value: wagerInUSD, currency: "USD" }), { bare: true }),
    cell: ({ wagerInUSD }, { locale }) => (
      <span className="text-ink-muted">{formatAmount(wagerInUSD, locale, "USD")}</span>
    ),
    amount: false,
    width: 110,
  },
  {
    id: "ggrInUSD",
    header: "GGR",
    ...amountCell<Top>(({ ggrInUSD }) => ({ value: ggrInUSD, currency: "USD" }), { bare: true }),
    amount: false,
    width: 110,
  },
];

const TABLES = [
  { name: "topGames", label: "Games with the highest stakes today", columns: columnsOf("Games", "game") },
  {
    name: "topOperators",
    label: "Operators with the highest stakes today",
    columns: columnsOf("Operators", "operator"),
  },
  { name: "topPlayers", label: "Players with the highest stakes today", columns: columnsOf("Players", "player") },
] as const;

const idOf = ({ id }: Top) => id;

/** Today's leaders and current players, whatever the period. */
export const Leaders = () => {
  const { locale, timeZone } = useLocale();
  const { opId, includeBrands } = useScope();
  const { data, error, refetch } = useShowQuickDashboard({ body: compact({ opId, includeBrands, timeZone }) });
  return (
    <section aria-label="Today" className="mt-3">
      <h2 className="sr-only">Today</h2>
      {error && !data ? (
        <Alert
          severity="critical"
          title="Today's top lists could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.messages[0] ?? error.message}
        </Alert>
      ) : (
        // As many columns as fit with all figures.
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22.5rem),1fr))] gap-3">
          {TABLES.map(({ name, label, columns }) => (
            <DataTable<Top>
              key={name}
              label={label}
              rows={data?.[name] ?? []}
              columns={columns}
              rowId={idOf}
              state={{ status: data ? "ready" : "loading" }}
              bare
            />
          ))}
        </div>
      )}
      {data && (
        <p className="mt-2 text-meta text-ink-muted">
          The lists are of today, highest stakes first. <Numeral value={data.playersOnline} />{" "}
          {data.playersOnline === 1 ? "player is" : "players are"} online, as of{" "}
          {formatDateTime(new Date(data.asOf), locale, timeZone, "minute")}. Times in <bdi>{timeZone}</bdi>.
        </p>
      )}
    </section>
  );
};
