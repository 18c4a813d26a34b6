import { z } from "zod";
import { jsonProblem } from "./json-layout.ts";

/** Schema of a JSON field. The value stays a text, because parsing would round long numbers. */
export const jsonTextRule = ({ required }: { required?: string | undefined } = {}) =>
  z.string().superRefine((value, context) => {
    const message = value.trim() === "" ? required : jsonProblem(value)?.message;
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
