import { z } from "zod";

/** Documented sentence for a missing start or end (content §5). */
const NO_DATES = "Please select start and end dates for the new bonus release";

/** Target and period of a clone; times in UTC (content §3). */
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

/** Disabled reason of Clone. */
export const cloneWaits = ({ targetOpId, startTime, endTime }: z.input<typeof cloneSchema>): string | undefined => {
  if (!targetOpId) return "Choose the operator or brand first.";
  return startTime && endTime ? undefined : NO_DATES;
};
