import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { Missing } from "#kit/records/record-states.tsx";
import { PartnerInSteps } from "./partner-in-steps.tsx";

/** Makes a brand a partner's: from the settings while there is no partner, else from its user (money §2). */
export const CompletePartnerSetupDrawer = ({ params, close }: DrawerPanelProps<"complete-partner-setup">) =>
  params.brand || params.partner ? (
    <PartnerInSteps panel="complete-partner-setup" title="Complete Partner Setup" {...params} close={close} />
  ) : (
    <Missing noun="brand" close={close} />
  );
