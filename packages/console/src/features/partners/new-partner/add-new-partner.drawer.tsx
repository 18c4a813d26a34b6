import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PartnerInSteps } from "./partner-in-steps.tsx";

/** A new partner, with or without a brand; after a reload from the step that was not done yet (money §2, ruling 34). */
export const AddNewPartnerDrawer = ({ params, close }: DrawerPanelProps<"add-new-partner">) => (
  <PartnerInSteps panel="add-new-partner" title="Add New Partner" {...params} close={close} />
);
