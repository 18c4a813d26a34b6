import { showCfAccount } from "@backoffice/api-client";
import { showCfAccount as shape } from "@backoffice/api-client/shapes/cf-accounts";
import { useMemo } from "react";
import { domainNameColumn, updatedColumn, zoneColumns } from "#entities/domain/domain-columns.tsx";
import { domainsWith } from "#entities/domain/domains-source.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { secretNames } from "#kit/contract/fields/secret-names.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { AccountFacts } from "../account-facts.tsx";
import { cfAccountActions } from "../cf-accounts.actions.ts";

const SECRETS = secretNames(shape.fields);
const COLUMNS = [domainNameColumn, ...zoneColumns, updatedColumn];

const Domains = ({ cfAccountCode }: { cfAccountCode: string }) => (
  <ListInPanel
    label="Domains"
    source={useMemo(() => domainsWith({ cfAccountCode, opId: ALL }), [cfAccountCode])}
    columns={COLUMNS}
    defaultSort={{ id: "domainName", desc: false }}
    opens={{ panel: "domain-details-v2", param: "zone" }}
    empty="No domains yet."
  />
);

/** A Cloudflare account with its domains (content §2). */
export const CdnAccountDetails = ({ params: { cfAccount }, close }: DrawerPanelProps<"cdn-account-details-v2">) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const actions = useMemo(() => cfAccountActions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="Cloudflare account"
      read={showCfAccount}
      input={cfAccount && { body: { cfAccountCode: cfAccount } }}
      close={close}
      head={({ title, opId }) => ({ name: title, subtitle: titleOf(opId) })}
      json={{ maskKeys: (key) => SECRETS.has(key) }}
      tabs={({ cfAccountCode }) => [
        {
          id: "domains",
          label: "Domains",
          permission: "view_domains",
          content: <Domains cfAccountCode={cfAccountCode} />,
        },
      ]}
      actions={(account) => asRecordActions(actions, account)}
    >
      {(account) => (
        <AccountFacts
          account={account}
          more={[
            { label: "Description", value: account.description, span: true },
            { label: "Note", value: account.note, span: true },
          ]}
        />
      )}
    </RecordPanel>
  );
};
