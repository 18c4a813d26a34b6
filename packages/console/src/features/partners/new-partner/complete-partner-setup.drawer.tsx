import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { Missing } from "#kit/records/record-states.tsx";
import { PartnerInSteps } from "./partner-in-steps.tsx";

/** Assigns a brand to a partner: settings first, or the user if the partner exists (money §2). */
export const CompletePartnerSetupDrawer = ({ params, close }: DrawerPanelProps<"complete-partner-setup">) =>
  params.brand || params.partner ? (
    <PartnerInSteps panel="complete-partner-setup" title="Complete Partner Setup" {...params} close={close} />
  ) : (
    <Missing noun="brand" close={close} />
  );
