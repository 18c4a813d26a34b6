import { FactGroups, Id } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { roleWords } from "#kit/session/role-words.ts";
import { roleOf } from "./staff.ts";
import type { StaffUser } from "./staff-user.ts";

const yesNo = (yes: boolean) => (yes ? "Yes" : "No");

type StaffFactsProps = {
  staff: StaffUser & { createdBy?: string | null };
  /** The figures of a record have the sign-ins. */
  withoutSignIns?: boolean;
};

/** The facts of a member of staff: account, preferences; ids and creation last. */
export const StaffFacts = ({ staff, withoutSignIns = false }: StaffFactsProps) => {
  const { app_metadata: own } = staff;
  return (
    <FactGroups
      groups={[
        {
          title: "Account",
          items: [
            { label: "Email", value: <span className="wrap-anywhere">{staff.email}</span> },
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
            ...(withoutSignIns
              ? []
              : [
                  { label: "Last sign-in", value: staff.last_login && <Moment value={staff.last_login} /> },
                  { label: "Sign-ins", value: String(staff.logins_count) },
                ]),
          ],
        },
        {
          title: "Preferences",
          items: [
            { label: "Language", value: own.language ?? "en" },
            { label: "Time zone", value: own.timezone ?? "UTC" },
            { label: "Shown under the player code", value: own.playerSubInfoType },
            { label: "Round report numbers", value: yesNo(own.roundReportNumbers) },
            { label: "Activity hidden", value: yesNo(own.isHidden) },
          ],
        },
      ]}
      metadata={[
        own.userCode && (
          <>
            User code <Id value={own.userCode} full />
          </>
        ),
        <>
          ID <Id value={staff.user_id} />
        </>,
        stamp("Added", staff.created_at, staff.createdBy),
      ]}
    />
  );
};
