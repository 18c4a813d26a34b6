import { listHostnames, showCfAccountV3, type components } from "@backoffice/api-client";
import { showCfAccountV3 as shape } from "@backoffice/api-client/shapes/cf-accounts";
import { listHostnames as hostnamesShape } from "@backoffice/api-client/shapes/hostnames";
import { useMemo } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { hostnameColumns } from "#entities/domain/hostname-columns.tsx";
import { secretNames } from "#kit/contract/fields/secret-names.ts";
import { contractSource } from "#kit/contract/list/contract-source.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import type { RowSource } from "#kit/list/rows/row-source.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { AccountFacts } from "../account-facts.tsx";
import { cfAccountV3Actions } from "../cf-accounts.actions.ts";

const SECRETS = secretNames(shape.fields);

/** Hostnames of an account; the call takes the operator in the query string and the rest in the body. */
const hostnamesOf = (cfAccountCode: string) =>
  contractSource(listHostnames, hostnamesShape, ["hostname"], {
    cfAccountCode,
    opId: ALL,
  }) as unknown as RowSource<components["schemas"]["Hostname"]>;

const Domains = ({ cfAccountCode }: { cfAccountCode: string }) => (
  <ListInPanel
    label="Hostnames"
    source={useMemo(() => hostnamesOf(cfAccountCode), [cfAccountCode])}
    columns={hostnameColumns}
    defaultSort={{ id: "hostname", desc: false }}
    opens={{ panel: "hostname-details", param: "saasHostname" }}
    empty="No hostnames yet."
  />
);

/** A Cloudflare account with its hostnames (content §2). */
export const CdnAccountDetailsV3 = ({ params: { cfAccountV3 }, close }: DrawerPanelProps<"cdn-account-details-v3">) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const actions = useMemo(() => cfAccountV3Actions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="Cloudflare account"
      read={showCfAccountV3}
      input={cfAccountV3 && { body: { cfAccountCode: cfAccountV3 } }}
      close={close}
      head={({ cfAccountCode, opId }) => ({ name: cfAccountCode, subtitle: titleOf(opId) })}
      json={{ maskKeys: (key) => SECRETS.has(key) }}
      tabs={({ cfAccountCode }) => [
        {
          id: "domains",
          label: "Domains",
          permission: "view_hostnames",
          content: <Domains cfAccountCode={cfAccountCode} />,
        },
      ]}
      actions={(account) => asRecordActions(actions, account)}
    >
      {(account) => <AccountFacts account={account} />}
    </RecordPanel>
  );
};
