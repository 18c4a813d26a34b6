import type { components } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { DOMAIN_ORDERS, orderReason } from "../actions/domain-order.tsx";
import { SET_UP_STEPS, setUpStep, type SetUpStep } from "./set-up-step.ts";

type SetUpAlertProps = {
  domain: components["schemas"]["Domain"];
  /** Refetches the domain. */
  onRefresh: () => void;
  refreshing: boolean;
};

/** The open setup step of a domain, with the action to continue (content §2, §4). */
export const SetUpAlert = ({ domain, onRefresh, refreshing }: SetUpAlertProps) => {
  const panels = usePanels();
  const session = useSession();
  const step = setUpStep(domain);
  if (!step) return null;
  const goOn = (how: NonNullable<SetUpStep["goOn"]>) =>
    how === "refresh" ? (
      <Button size="sm" loading={refreshing} onClick={onRefresh}>
        Check again
      </Button>
    ) : (
      <Button
        size="sm"
        reason={lacking(session, "edit_domains") ?? orderReason(how, domain, session)}
        onClick={() => panels.open("domain-actions", { domain, action: how })}
      >
        {`${DOMAIN_ORDERS[how].label}…`}
      </Button>
    );
  return (
    <Alert
      severity={step.severity}
      title={`Step ${step.number} of ${SET_UP_STEPS}: ${step.says}`}
      action={step.goOn && goOn(step.goOn)}
    >
      {step.todo}
    </Alert>
  );
};
