import { useCloneBonus } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ClonePanel } from "../terms/clone-panel.tsx";
import { termsOf } from "../terms/terms-of.ts";

/** Copies a bonus, as it stands but for whose it is and when (content §3, §7). */
const CloneBonus = ({ params: { bonus }, ...panel }: DialogPanelProps<"clone-bonus">) => (
  <ClonePanel
    {...panel}
    noun="bonus"
    cloned={bonus}
    write={useCloneBonus()}
    input={(clone) => ({ body: { ...termsOf(bonus), type: bonus.type, status: bonus.status, ...clone } })}
  />
);

export default CloneBonus;
