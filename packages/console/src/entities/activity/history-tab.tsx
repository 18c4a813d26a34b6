import type { RecordTab } from "#kit/records/record-tabs.tsx";
import { RecordHistory, type RecordHistoryProps } from "./record-history.tsx";

/** The tab of staff actions on a record, for those who may see the log. */
export const historyTab = (props: Omit<RecordHistoryProps, "log">): RecordTab => ({
  id: "history",
  label: "History",
  permission: "view_staff_activities",
  content: <RecordHistory log="staff" {...props} />,
});
