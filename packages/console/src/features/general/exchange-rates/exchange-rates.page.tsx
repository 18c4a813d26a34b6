import { useGetRates } from "@backoffice/api-client";
import { Alert, EmptyState, useNow } from "@backoffice/ui";
import { DataTable } from "@backoffice/ui/table";
import { Coins } from "lucide-react";
import { useMemo } from "react";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { useTableKey } from "#kit/list/use-table-key.ts";
import { tableState } from "#kit/list/state/table-state.ts";
import { rateColumns } from "./exchange-rates.columns.tsx";
import { rateRows, type RateRow } from "./rate-rows.ts";

/** Interval in milliseconds at which the age of the rates is checked. */
const MINUTE = 60_000;

const list = (codes: readonly string[]) => new Intl.ListFormat("en").format(codes);

const READY = { status: "ready" } as const;

/** `/exchange-rates`: rates relative to USD; refetched every minute by shell/use-polls.ts (shell §4). */
const ExchangeRatesPage = () => {
  const query = useGetRates();
  const locale = useLocale();
  const columns = useMemo(() => rateColumns(locale), [locale]);
  const minute = Math.floor(useNow() / MINUTE) * MINUTE;
  const { data, dataUpdatedAt } = query;
  const rows = useMemo(() => (data ? rateRows(data, dataUpdatedAt, minute) : []), [data, dataUpdatedAt, minute]);
  const codes = (state: RateRow["state"]) => rows.filter((it) => it.state === state).map(({ currency }) => currency);
  const [missing, old] = [codes("missing"), codes("old")];
  return (
    <div className="flex min-h-0 w-full flex-col gap-3">
      {missing.length > 0 && (
        <Alert severity="critical" title={`No rate for ${list(missing)}`}>
          No amounts can be converted until a rate is quoted again.
        </Alert>
      )}
      {old.length > 0 && (
        <Alert severity="caution" title={`More than an hour old: ${list(old)}`}>
          The market may have moved since. Check before you rely on it.
        </Alert>
      )}
      <DataTable
        label="Exchange rates"
        rows={rows}
        columns={columns}
        rowId={(row) => row.currency}
        // Existing rates stay visible, without an announcement every minute.
        state={query.data ? READY : tableState(query, "The exchange rates could not be loaded")}
        onRetry={() => void query.refetch()}
        storageKey={useTableKey()}
        empty={
          <EmptyState icon={Coins} title="No rates yet">
            Retrying every minute.
          </EmptyState>
        }
      />
    </div>
  );
};

export default ExchangeRatesPage;
