import { listDomains, useListCfAccountChoices, type components } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/domains";
import { picker, text } from "@backoffice/ui/filters";
import { BellRing, Cloud, Globe, KeyRound } from "lucide-react";
import { useMemo } from "react";
import { fieldKnowledge } from "#entities/fields/known-fields.ts";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { contractList } from "#kit/contract/list/contract-list.ts";
import type { CsvRules } from "#kit/export/csv-rules.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { domainActions } from "../domain.actions.ts";
import { domainBulk } from "./domains.bulk.ts";
import { domainColumns } from "./domains.columns.tsx";

/** Content §2, §9. */
const CSV: CsvRules<components["schemas"]["Domain"]> = {
  columns: {
    operator: "opTitle",
    domainName: "domainName",
    cfAccountCode: "cfAccountCode",
    cfAccountId: "cfAccountId",
    cfZoneStatus: "cfZoneStatus",
  },
  inOneCall: 0,
};

const BUTTONS: readonly PageButton[] = [
  {
    panel: "notify-crawlers",
    params: {},
    label: "Notify crawlers",
    icon: BellRing,
    permission: "notify_crawlers",
  },
  {
    panel: "add-cloud-account-token-v2",
    params: {},
    label: "Add Cloudflare Account",
    icon: Cloud,
    permission: "edit_cf_accounts",
  },
  {
    panel: "add-new-domain-minimized",
    params: {},
    label: "Add domain by token",
    icon: KeyRound,
    permission: "edit_domains",
  },
];
const NEW: PageButton = { creates: "add-new-domain-v2" };

/** Filter of the operator's accounts; one in the address is offered before they load. */
const useAccountFilter = () => {
  const { opId } = useScope();
  const [named] = useSearchParam("cfAccountCode");
  const { data } = useListCfAccountChoices({ query: { opId } }, { staleTime: 60_000 });
  return useMemo(() => {
    const known = (data?.items ?? []).map(({ title, cfAccountCode }) => ({
      value: cfAccountCode,
      label: title,
      hint: cfAccountCode,
    }));
    const missing = named && !known.some(({ value }) => value === named) ? [{ value: named, label: named }] : [];
    return picker({ label: "Cloudflare account", place: "bar", options: [...known, ...missing] });
  }, [data, named]);
};

/** `/settings/cf-account-v2/domains` */
const DomainsPage = () => {
  const all = isSuperAdmin(useSession());
  const accounts = useAccountFilter();
  const list = useMemo(
    () =>
      contractList(fieldKnowledge, {
        read: listDomains,
        shape: shapes.listDomains,
        key: "domainName",
        columns: domainColumns(all),
        filters: {
          domain: text({ label: "Domain", placeholder: "Part of the name", place: "bar", withButton: true }),
          cfAccountCode: accounts,
        },
        defaultSort: { id: "domainName", desc: false },
      }),
    [all, accounts],
  );
  return (
    <ListPage
      {...list}
      label="Domains"
      actions={domainActions as never}
      bulk={domainBulk as never}
      opens={{ panel: "domain-details-v2", param: "zone" }}
      buttons={BUTTONS}
      create={NEW}
      empty={{ icon: Globe, text: "Add a domain to make a site reachable." }}
      csv={CSV}
    />
  );
};

export default DomainsPage;
