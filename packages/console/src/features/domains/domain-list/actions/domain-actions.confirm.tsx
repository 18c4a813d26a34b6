import { useChangeDomain } from "@backoffice/api-client";
import { Alert, Button, Select } from "@backoffice/ui";
import { useId, useState } from "react";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { SET_UP_STEPS, setUpStep } from "../details/set-up-step.ts";
import { DOMAIN_ORDERS, orderReason, ORDERS, type DomainOrder } from "./domain-order.tsx";

const FAILED = { refused: "Unable to perform this action" };
const OPTIONS = ORDERS.map((value) => ({ value, label: DOMAIN_ORDERS[value].label }));

/** Runs a documented domain action; EDIT has its own form (content §2, §4, §7). */
export const DomainActions = ({ params: { domain, action }, ...panel }: DialogPanelProps<"domain-actions">) => {
  const session = useSession();
  const panels = usePanels();
  const selectId = useId();
  const [order, setOrder] = useState<DomainOrder>(action ?? "SYNC_CF");
  const { domainName, opId } = domain;
  const notServing = setUpStep(domain);
  const { label, says, consequence, danger, done } = DOMAIN_ORDERS[order];
  return (
    <ConfirmPanel
      {...panel}
      title="Domain Actions"
      verb={label}
      noun="domain"
      tone={danger ? "danger" : "primary"}
      irreversible={danger && { reaches: "public", name: domainName }}
      consequence={consequence}
      write={useChangeDomain()}
      input={{ body: { action: order, domainDetails: { opId, domainName } } }}
      confirmLabel={label}
      reason={panel.open ? orderReason(order, domain, session) : undefined}
      success={done}
      record={(left) => (left === null ? domainName : { name: domainName, kind: "domain", value: domainName })}
      failure={{ title: "Unable To Change Domain", words: FAILED }}
      after={{
        // Closes the drawer of a deleted domain.
        onDone: (left) => left === null && panels.close(),
      }}
      below={
        <div className="flex flex-wrap items-end justify-between gap-2">
          {order === "SET_PRIMARY" && notServing && (
            <Alert severity="caution" title="This domain does not serve the site yet" className="w-full">
              Step {notServing.number} of {SET_UP_STEPS}: {notServing.says}. {notServing.todo}
            </Alert>
          )}
          <div className="grid gap-1">
            <label htmlFor={selectId} className="text-meta font-medium">
              Action
            </label>
            <Select
              id={selectId}
              options={OPTIONS}
              value={order}
              onValueChange={(next) => setOrder(next as DomainOrder)}
            />
          </div>
          <Button
            variant="ghost"
            onClick={() => {
              panel.close();
              panels.open("edit-domain", { domain });
            }}
          >
            Edit domain…
          </Button>
        </div>
      }
    >
      {says(
        <strong>{domainName}</strong>,
        <strong>
          <OperatorName opId={opId} />
        </strong>,
      )}
    </ConfirmPanel>
  );
};
