import { useShowUser, type components } from "@backoffice/api-client";
import { Card, useLocale, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { useParams } from "react-router";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { agoFigure } from "#entities/time/ago-figure.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { StaffFacts } from "../staff-facts.tsx";
import { staffActions } from "../staff.actions.ts";
import { StaffStatusBadge } from "../staff-status.tsx";
import { roleWords } from "#kit/session/role-words.ts";
import { nameOf, roleOf } from "../staff.ts";
import { StaffActivity, StaffSignIns } from "./staff-activity.tsx";
import { StaffRights } from "./staff-rights.tsx";

const StaffRecord = ({ staff }: { staff: components["schemas"]["StaffDetails"] }) => {
  const session = useSession();
  const panels = usePanels();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const actions = useMemo(() => staffActions(panels, session), [panels, session]);
  const { user_id: userId, permissions, last_login, logins_count } = staff;
  const { opId } = staff.app_metadata;
  return (
    <>
      <RecordHeader
        status={<StaffStatusBadge staff={staff} />}
        metadata={[roleWords(roleOf(staff)), opId && titleOf(opId)].filter(Boolean).join(" · ")}
        actions={<RecordActions record={staff} actions={actions} />}
      >
        {nameOf(staff)}
      </RecordHeader>
      <Card className="p-5">
        <Figures
          figures={[
            agoFigure("Last sign-in", last_login, { now, timeZone, locale }),
            { label: "Sign-ins", value: formatNumber(logins_count, locale) },
            { label: "Permissions", value: String(permissions.length) },
          ]}
        />
        <RecordTabs
          tabs={[
            { id: "details", label: "Details", content: <StaffFacts staff={staff} withoutSignIns /> },
            { id: "rights", label: "Permissions", count: permissions.length, content: <StaffRights {...staff} /> },
            {
              id: "activity",
              label: "Activity",
              permission: "view_staff_activities",
              content: <StaffActivity userId={userId} />,
            },
            historyTab({ noun: "user", names: [userId] }),
            {
              id: "sign-ins",
              label: "Sign-ins",
              permission: "view_login_activities",
              content: <StaffSignIns userId={userId} />,
            },
            ...jsonTab(staff, session, {}),
          ]}
        />
      </Card>
    </>
  );
};

/** `/settings/admins/{id}` */
const StaffPage = () => {
  const { id = "" } = useParams();
  const query = useShowUser({ body: { user_id: id } }, { staleTime: 0 });
  return (
    <RecordPageFrame noun="admin" query={query}>
      {(staff) => <StaffRecord staff={staff} />}
    </RecordPageFrame>
  );
};

export default StaffPage;
