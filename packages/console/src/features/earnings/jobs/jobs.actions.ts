import { cancelAffiliateWithdrawJob, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { CircleStop } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Job = components["schemas"]["AffiliateWithdrawJob"];

/** A running job can be canceled (money §4). */
export const jobActions = (panels: Panels, session: Session): RowAction<Job>[] => [
  {
    id: "cancel",
    label: "Cancel job",
    icon: CircleStop,
    danger: true,
    primary: true,
    reason: ({ status }) =>
      lacking(session, cancelAffiliateWithdrawJob.operation.permission) ??
      (status === "RUNNING" ? undefined : "This job is no longer running."),
    onSelect: (job) => panels.open("affiliate-withdraw-job-cancel", { job }),
  },
];
