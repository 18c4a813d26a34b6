import { z } from "zod";
import { jsonProblem } from "./json-layout.ts";

/** The rule of a JSON field. The text stays a text: parsing it would round long numbers. */
export const jsonTextRule = ({ required }: { required?: string | undefined } = {}) =>
  z.string().superRefine((value, context) => {
    const message = value.trim() === "" ? required : jsonProblem(value)?.message;
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
