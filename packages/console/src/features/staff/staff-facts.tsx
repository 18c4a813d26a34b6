import { DescriptionList, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { roleOf, roleWords } from "./staff.ts";
import type { Staff } from "./staff.params.ts";

const yesNo = (yes: boolean) => (yes ? "Yes" : "No");

/** What is known of a member of staff, in the order in which it is asked for. */
export const StaffFacts = ({ staff }: { staff: Staff & { createdBy?: string | null } }) => {
  const { app_metadata: own } = staff;
  return (
    <DescriptionList
      items={[
        { label: "E-mail", value: <span className="wrap-anywhere">{staff.email}</span> },
        { label: "User code", value: own.userCode && <Id value={own.userCode} whole /> },
        { label: "Role", value: roleWords(roleOf(staff)) },
        { label: <OperatorLabel />, value: own.opId && <OperatorLink opId={own.opId} /> },
        {
          label: "Partner",
          value: own.partnerId && (
            <RefLink kind="partner" value={own.partnerId}>
              {own.partnerId}
            </RefLink>
          ),
        },
        { label: "Last sign-in", value: staff.last_login && <Moment value={staff.last_login} /> },
        { label: "Sign-ins", value: String(staff.logins_count) },
        { label: "Added", value: <Moment value={staff.created_at} /> },
        { label: "Added by", value: staff.createdBy },
        { label: "Language", value: own.language ?? "en" },
        { label: "Time zone", value: own.timezone ?? "UTC" },
        { label: "Under a player's code", value: own.playerSubInfoType },
        { label: "Round report numbers", value: yesNo(own.roundReportNumbers) },
        { label: "Activity hidden", value: yesNo(own.isHidden) },
        { label: "Id", value: <Id value={staff.user_id} whole />, span: true },
      ]}
    />
  );
};
