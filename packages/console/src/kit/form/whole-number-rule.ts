import { z } from "zod";
import { formatNumber } from "#kit/numbers/format-number.ts";

type Rule = {
  /** The noun for the value, within a sentence: "order". */
  what: string;
  min?: number;
  max: number;
};

/** Validates a required `IntegerField` and converts its text to a number. */
export const wholeNumber = ({ what, min = 0, max }: Rule) =>
  z
    .string()
    .trim()
    .min(1, `Enter the ${what}.`)
    .regex(/^\d*$/, `Use a whole number, ${min} or more.`)
    .refine((digits) => Number(digits) >= min, `Use a whole number, ${min} or more.`)
    .refine((digits) => Number(digits) <= max, `Use a number up to ${formatNumber(max, "en")}.`)
    .transform(Number);
