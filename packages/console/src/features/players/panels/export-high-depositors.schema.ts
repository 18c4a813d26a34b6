import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { endOfMinute } from "#kit/form/end-of-minute.ts";

/** Export settings: operator, minimum deposit and period (money §3, §5). */
export const highDepositorsSchema = z
  .object({
    opId: z.string().min(1, "Choose the operator."),
    depositAmountInUSDThreshold: decimalText({ min: "0", required: "Enter the amount." }),
    from: z.iso.datetime("Choose when the period starts."),
    to: endOfMinute("Choose when the period ends."),
    trimDecimals: z.boolean(),
    includeBrands: z.boolean(),
  })
  .refine(({ from, to }) => Number.isNaN(Date.parse(from)) || !(Date.parse(from) > Date.parse(to)), {
    path: ["from"],
    message: "The start cannot be later than the end.",
  });
