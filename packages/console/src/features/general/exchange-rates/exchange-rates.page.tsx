import { useGetRates } from "@backoffice/api-client";
import { EmptyState } from "@backoffice/ui";
import { DataTable } from "@backoffice/ui/table";
import { Coins } from "lucide-react";
import { useMemo } from "react";
import { useLocale } from "#kit/preferences/locale.ts";
import { tableState } from "#kit/list/state/table-state.ts";
import { rateColumns } from "./exchange-rates.columns.tsx";
import { rateRows } from "./rate-rows.ts";

const READY = { status: "ready" } as const;

/** `/exchange-rates`: what a dollar is worth; read again every minute by shell/use-polls.ts (shell §4). */
const ExchangeRatesPage = () => {
  const query = useGetRates();
  const locale = useLocale();
  const columns = useMemo(() => rateColumns(locale), [locale]);
  const rows = useMemo(() => rateRows(query.data?.exchangeRates ?? {}), [query.data]);
  return (
    <div className="flex min-h-0 w-full max-w-3xl flex-col">
      <DataTable
        label="Exchange rates"
        rows={rows}
        columns={columns}
        rowId={(row) => row.currency}
        // Rates that are here stay, without a word every minute.
        state={query.data ? READY : tableState(query, "The exchange rates could not be loaded")}
        onRetry={() => void query.refetch()}
        storageKey="exchange-rates"
        empty={
          <EmptyState icon={Coins} title="No rates yet">
            They are read again every minute.
          </EmptyState>
        }
      />
    </div>
  );
};

export default ExchangeRatesPage;
