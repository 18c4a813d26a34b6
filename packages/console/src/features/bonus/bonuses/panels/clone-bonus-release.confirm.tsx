import { useCloneBonusRelease } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ClonePanel } from "../terms/clone-panel.tsx";
import { termsOf } from "../terms/terms-of.ts";

/** Clones a release with its own call (content §3, §7). */
export const CloneBonusRelease = ({ params: { release }, ...panel }: DialogPanelProps<"clone-bonus-release">) => (
  <ClonePanel
    {...panel}
    noun="bonus release"
    cloned={release}
    write={useCloneBonusRelease()}
    input={(clone) => ({
      body: { ...termsOf(release), type: release.type, playersCount: release.playersCount, ...clone },
    })}
  />
);
