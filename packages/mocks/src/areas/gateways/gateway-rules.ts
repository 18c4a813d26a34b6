import type { components } from "@backoffice/api-client/contract";
import type { ListRules } from "../../request/list.ts";
import type { SortValue } from "../../request/sorted.ts";

type Schemas = components["schemas"];
type Row = Schemas["DepositGateway"];
type Filter = {
  status?: Schemas["PaymentGatewayStatus"] | undefined;
  provider?: string | undefined;
  currency?: string | undefined;
};

const SORTS: Record<string, (row: Row) => SortValue> = {
  title: (row) => row.title.en.toLowerCase(),
};

/** How lists of gateways, of either direction, are scoped, filtered, searched and sorted. */
export const gatewayRules = ({ status, provider, currency }: Filter): ListRules<Row> => {
  const code = currency?.trim().toUpperCase();
  return {
    opIdOf: (row) => row.opId,
    keep: (row) =>
      (!status || row.status === status) &&
      (!provider || row.provider === provider) &&
      (!code || row.gatewayCurrencies.includes(code)),
    search: (row) => [row.provider, ...Object.values(row.title)],
    sorts: SORTS,
  };
};
