import type { components } from "@backoffice/api-client";
import { showDepositGateway } from "@backoffice/api-client/shapes/deposit-gateways";
import { Card } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { useMemo, type ReactNode } from "react";
import { RecordHistory } from "#entities/activity/record-history.tsx";
import { secretNames } from "#kit/contract/fields/secret-names.ts";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordTabs, type RecordTab } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { GATEWAY_STATUS } from "../gateway-status.ts";
import { GatewayFacts } from "./gateway-facts.tsx";

/** Masks the provider's API key in the JSON. */
const SECRETS = secretNames(showDepositGateway.fields);

type GatewayRecordProps<Gateway> = {
  gateway: Gateway;
  actions: readonly RowAction<Gateway>[];
  settings: ReactNode;
  /** Tabs after the settings. */
  tabs?: readonly RecordTab[];
};

/** A gateway on its page: status, actions, facts, settings and further tabs. */
export const GatewayRecord = <Gateway extends components["schemas"]["DepositGateway"]>({
  gateway,
  actions,
  settings,
  tabs = [],
}: GatewayRecordProps<Gateway>) => {
  // The form has its own test button, and the page shows the details.
  const shown = useMemo(() => actions.filter(({ id }) => id !== "test" && id !== "details"), [actions]);
  const session = useSession();
  return (
    <>
      <RecordHeader
        status={<StatusBadge status={gateway.status} of={GATEWAY_STATUS} />}
        metadata={gateway.provider}
        actions={<RecordActions record={gateway} actions={shown} />}
      >
        {gateway.title.en}
      </RecordHeader>
      <Card className="mb-4 p-5">
        <GatewayFacts gateway={gateway} />
      </Card>
      <Card className="p-5">
        <RecordTabs
          tabs={[
            { id: "settings", label: "Settings", content: settings },
            ...tabs,
            {
              id: "history",
              label: "History",
              permission: "view_staff_activities",
              content: (
                <RecordHistory
                  log="staff"
                  type="GATEWAYS"
                  noun="gateway"
                  opId={gateway.opId}
                  names={[gateway.provider, gateway.uuid]}
                />
              ),
            },
            ...jsonTab(gateway, session, { maskKeys: (key) => SECRETS.has(key) }),
          ]}
        />
      </Card>
    </>
  );
};
