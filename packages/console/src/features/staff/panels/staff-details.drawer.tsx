import { showUser } from "@backoffice/api-client";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { staffActions } from "../staff.actions.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { nameOf, roleOf } from "../staff.ts";
import { StaffStatusBadge } from "../staff-status.tsx";
import { StaffFacts } from "../staff-facts.tsx";

/** Details of a member of staff (shell §2.3). */
const StaffDetailsDrawer = ({ params: { staff: userId }, close }: DrawerPanelProps<"staff-details">) => {
  const session = useSession();
  const panels = usePanels();
  const titleOf = useTitleOf();
  return (
    <RecordPanel
      noun="admin"
      read={showUser}
      input={userId && { body: { user_id: userId } }}
      close={close}
      head={(staff) => {
        const { opId } = staff.app_metadata;
        return {
          name: nameOf(staff),
          subtitle: [roleWords(roleOf(staff)), opId && titleOf(opId)].filter(Boolean).join(" · "),
          status: <StaffStatusBadge staff={staff} />,
          figures: [
            { label: "Last sign-in", value: staff.last_login ? <Moment value={staff.last_login} /> : "Never" },
            { label: "Sign-ins", value: String(staff.logins_count) },
          ],
        };
      }}
      actions={(staff) => asRecordActions(staffActions(panels, session), staff)}
      tabs={({ user_id }) => [historyTab({ noun: "user", names: [user_id] })]}
      page={({ user_id }) => `/settings/admins/${encodeURIComponent(user_id)}`}
    >
      {(staff) => <StaffFacts staff={staff} withoutSignIns />}
    </RecordPanel>
  );
};

export default StaffDetailsDrawer;
