import { useShowQuickDashboard, type components, type RefKind } from "@backoffice/api-client";
import { Alert, Button, formatDateTime, SectionHeading, useLocale } from "@backoffice/ui";
import { DataTable, type Column } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
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
    header: "Stakes, USD",
    ...amountCell<Top>(({ wagerInUSD }) => ({ value: wagerInUSD, currency: "USD" }), { bare: true }),
    amount: false,
    width: 110,
  },
  {
    id: "ggrInUSD",
    header: "GGR, USD",
    ...amountCell<Top>(({ ggrInUSD }) => ({ value: ggrInUSD, currency: "USD" }), { bare: true }),
    amount: false,
    width: 110,
  },
];

const TABLES = [
  { name: "topGames", label: "Games with the highest stakes today", columns: columnsOf("Game", "game") },
  {
    name: "topOperators",
    label: "Operators with the highest stakes today",
    columns: columnsOf("Operator", "operator"),
  },
  { name: "topPlayers", label: "Players with the highest stakes today", columns: columnsOf("Player", "player") },
] as const;

const idOf = ({ id }: Top) => id;

/** Today's leaders and current players, whatever the period. */
export const Leaders = () => {
  const { locale, timeZone } = useLocale();
  const { opId, includeBrands } = useScope();
  const { data, error, refetch } = useShowQuickDashboard({ body: compact({ opId, includeBrands, timeZone }) });
  return (
    <section aria-label="Today">
      <SectionHeading className="mb-1">Today</SectionHeading>
      {data && (
        <p className="mb-2 text-meta text-ink-muted">
          <Numeral value={data.playersOnline} /> {data.playersOnline === 1 ? "player is" : "players are"} online, as of{" "}
          {formatDateTime(new Date(data.asOf), locale, timeZone)}.
        </p>
      )}
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
    </section>
  );
};
