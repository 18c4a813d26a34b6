import { z } from "zod";
import { repeatedKeys, rowProblem, toObject } from "./key-value-rows.ts";

/** Schema of a key-value field: every value has a key, keys are unique. The output is an object. */
export const keyValueObject = () =>
  z
    .array(z.object({ key: z.string(), value: z.string() }))
    .superRefine((rows, context) => {
      const repeated = repeatedKeys(rows);
      rows.forEach((row, index) => {
        const message = rowProblem(row, repeated);
        if (message !== undefined) context.addIssue({ code: "custom", message, path: [index, "key"] });
      });
    })
    .transform(toObject);
