import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { endOfMinute } from "#kit/form/end-of-minute.ts";

type Schemas = components["schemas"];

/** Maximum period of a report, in milliseconds: 366 days. */
const LONGEST = 366 * 86_400_000;

const lengthOf = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);

/** Form schema of a report: type, operator and period; the contract limits the period. */
export const exportReportSchema = z
  .object({
    reportType: z
      .string()
      .min(1, "Choose the type of report.")
      .transform((it) => it as Schemas["ExportReportType"]),
    opId: z.string().min(1, "Choose the operator."),
    from: z.iso.datetime("Choose when the period starts."),
    to: endOfMinute("Choose when the period ends."),
    format: z.custom<Schemas["ExportReportFormat"]>(),
  })
  // A period with a missing end has its own error.
  .refine((period) => !(lengthOf(period) <= 0), { path: ["to"], message: "The end must be after the start." })
  .refine((period) => !(lengthOf(period) > LONGEST), { path: ["to"], message: "Choose at most 366 days." });
