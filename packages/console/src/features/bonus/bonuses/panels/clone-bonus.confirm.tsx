import { useCloneBonus } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ClonePanel } from "../terms/clone-panel.tsx";
import { termsOf } from "../terms/terms-of.ts";

/** Clones a bonus with another operator and period (content §3, §7). */
export const CloneBonus = ({ params: { bonus }, ...panel }: DialogPanelProps<"clone-bonus">) => (
  <ClonePanel
    {...panel}
    noun="bonus"
    cloned={bonus}
    write={useCloneBonus()}
    input={(clone) => ({ body: { ...termsOf(bonus), type: bonus.type, status: bonus.status, ...clone } })}
  />
);
