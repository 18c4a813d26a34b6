import { useLocale, useNow } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { formatSchedule } from "./format-schedule.ts";

type Times = { startTime: string; endTime: string };

const fields = createFields<Times>();

/** Start and end in the reader's zone, and the current state of the schedule. */
export const ScheduleGroup = ({ startTime, endTime }: Times) => {
  const { timeZone } = useLocale();
  const now = useNow(false);
  return (
    <FieldGroup title="Schedule" description={formatSchedule(startTime, endTime, now, timeZone)}>
      <fields.DateTimeField name="startTime" label="Start" zone={timeZone} required />
      <fields.DateTimeField name="endTime" label="End" zone={timeZone} required />
    </FieldGroup>
  );
};
