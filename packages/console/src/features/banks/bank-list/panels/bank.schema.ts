import { z } from "zod";

/** Place in the list, at most (shell §5, §9). */
export const MAX_ORDER = 99_999_999;

/** What the form of a bank holds, and what it becomes on the wire (shell §5). */
export const bankSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand that the bank belongs to."),
  key: z
    .string()
    .trim()
    .min(1, "Enter the key.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[A-Za-z_-]*$/, "Use letters, underscores and hyphens only."),
  bankName: z
    .record(z.string(), z.string().trim().max(200, "Use at most 200 characters."))
    .refine((names) => (names["en"] ?? "") !== "", { message: "Enter the name in English.", path: ["en"] })
    .transform((names) => {
      const { en = "", ...others } = names;
      return { en, ...Object.fromEntries(Object.entries(others).filter(([, name]) => name !== "")) };
    }),
  order: z
    .string()
    .trim()
    .min(1, "Enter the order.")
    .regex(/^\d*$/, "Use a whole number, 0 or more.")
    .refine((digits) => Number(digits) <= MAX_ORDER, `Use a number up to ${MAX_ORDER}.`)
    .transform(Number),
  status: z.string(),
});

export type BankValues = z.input<typeof bankSchema>;

/** Why Save waits, while what a bank needs is not there (shell §5). */
export const missingOf = ({ opId, key, bankName, order }: BankValues): string | undefined => {
  const missing = [
    [opId, "the operator"],
    [key, "the key"],
    [bankName["en"], "the English name"],
    [order, "the order"],
  ].flatMap(([value, name]) => (value?.trim() ? [] : [name]));
  return missing.length > 0 ? `Enter ${new Intl.ListFormat("en").format(missing as string[])} first.` : undefined;
};
