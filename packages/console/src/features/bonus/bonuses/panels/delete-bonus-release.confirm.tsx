import { useDeleteBonusRelease } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { releaseRuns } from "../releases/release-runs.ts";

/** Deletes a release that is not running, then opens the list of releases (content §7). */
export const DeleteBonusRelease = ({ params: { release }, ...panel }: DialogPanelProps<"delete-bonus-release">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="bonus release"
    name={release.uniqeId}
    tone="danger"
    irreversible={{ reaches: "record" }}
    write={useDeleteBonusRelease()}
    input={{ query: { bonusId: release.bonusId, opId: release.opId } }}
    success="Bonus release deleted."
    after={{ goTo: "/bonus/releases" }}
    reason={releaseRuns(release)}
  >
    Delete <strong>{release.title}</strong> ({release.uniqeId}) of{" "}
    <strong>
      <OperatorName opId={release.opId} />
    </strong>
    . {release.status === "SCHEDULED" ? "It will not start." : "Players keep their claims."}
  </ConfirmPanel>
);
