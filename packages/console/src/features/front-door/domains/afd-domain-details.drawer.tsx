import { showFrontDoorDomain, showFrontDoorEndpoint, useShowFrontDoorEndpoint } from "@backoffice/api-client";
import { showFrontDoorDomain as shape } from "@backoffice/api-client/shapes/frontdoor";
import { useQueryClient } from "@tanstack/react-query";
import { AFD_VALIDATION_STATUS } from "#entities/domain/domain-status.ts";
import { secretNames } from "#kit/contract/fields/secret-names.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { AfdDomainFacts } from "./afd-domain-facts.tsx";
import { AfdDomainFields } from "./afd-domain.fields.tsx";

const SECRETS = secretNames(shape.fields);

/** Ruling 30. */
const CANNOT_SAVE = "Front Door domains cannot be changed. Delete the record and create a new one.";

/** A Front Door domain with its verification and route (content §2). */
export const AfdDomainDetails = ({
  params: { frontDoorDomain: id = "" },
  close,
}: DrawerPanelProps<"afd-domain-details">) => {
  const client = useQueryClient();
  const panels = usePanels();
  const session = useSession();
  const endpoint = useShowFrontDoorEndpoint({ query: { domainId: id } }, { enabled: id !== "", staleTime: 0 });
  const refresh = () => {
    for (const { operation } of [showFrontDoorDomain, showFrontDoorEndpoint])
      void client.invalidateQueries({ queryKey: [operation.id] });
  };
  return (
    <RecordPanel
      noun="custom domain"
      read={showFrontDoorDomain}
      input={id && { body: { id } }}
      close={close}
      head={({ name, domainValidationState }) => ({
        name,
        status: <StatusBadge status={domainValidationState} of={AFD_VALIDATION_STATUS} />,
      })}
      json={{ maskKeys: (key) => SECRETS.has(key) }}
      actions={({ name, hostName }) => [
        {
          label: "Delete Record",
          danger: true,
          reason: lacking(session, "edit_front_door"),
          onClick: () => panels.open("delete-afd-domain", { domain: { id, name, hostName } }),
        },
        { label: "Refresh", loading: endpoint.isFetching, onClick: refresh },
        { label: "Save", primary: true, reason: CANNOT_SAVE, onClick: () => undefined },
      ]}
    >
      {(domain) => (
        <div className="grid gap-4">
          <AfdDomainFields name={domain.name} hostName={domain.hostName} />
          <AfdDomainFacts domain={domain} endpointName={endpoint.data} error={endpoint.error} />
        </div>
      )}
    </RecordPanel>
  );
};
