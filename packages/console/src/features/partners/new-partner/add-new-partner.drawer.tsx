import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PartnerInSteps } from "./partner-in-steps.tsx";

/** New partner, with or without a brand; a reload resumes at the first open step (money §2, ruling 34). */
export const AddNewPartnerDrawer = ({ params, close }: DrawerPanelProps<"add-new-partner">) => (
  <PartnerInSteps panel="add-new-partner" title="Add New Partner" {...params} close={close} />
);
