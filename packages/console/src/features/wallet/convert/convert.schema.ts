import { z } from "zod";

/** Conversion of an entire balance (money §2, §3). */
export const convertSchema = z
  .object({
    fromCurrency: z.string().min(1, "Choose the currency to convert."),
    toCurrency: z.string().min(1, "Choose the target currency."),
  })
  .superRefine(({ fromCurrency, toCurrency }, context) => {
    if (fromCurrency !== "" && fromCurrency === toCurrency)
      context.addIssue({ code: "custom", path: ["toCurrency"], message: "Choose another currency." });
  });
