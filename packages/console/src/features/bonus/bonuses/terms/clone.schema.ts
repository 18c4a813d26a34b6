import { z } from "zod";

/** What is said while a start or an end is missing (content §5). */
const NO_DATES = "Please select start and end dates for the new bonus release";

/** Where a bonus is cloned to, and when the clone begins and ends; both are moments in UTC (content §3). */
export const cloneSchema = z
  .object({
    targetOpId: z.string().min(1, "Choose the operator or brand."),
    startTime: z.iso.datetime(NO_DATES),
    endTime: z.iso.datetime(NO_DATES),
  })
  .refine(({ startTime, endTime }) => !(Date.parse(endTime) <= Date.parse(startTime)), {
    path: ["endTime"],
    message: "The end must be after the start.",
  });

/** Why the clone cannot be made yet. */
export const cloneWaits = ({ targetOpId, startTime, endTime }: z.input<typeof cloneSchema>): string | undefined => {
  if (!targetOpId) return "Choose the operator or brand first.";
  return startTime && endTime ? undefined : NO_DATES;
};
