import { showUser } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { agoFigure } from "#entities/time/ago-figure.ts";
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
export const StaffDetailsDrawer = ({ params: { staff: userId }, close }: DrawerPanelProps<"staff-details">) => {
  const session = useSession();
  const panels = usePanels();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
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
            agoFigure("Last sign-in", staff.last_login, { now, timeZone, locale }),
            { label: "Sign-ins", value: formatNumber(staff.logins_count, locale) },
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
