import { z } from "zod";
import { markSchema, type Marks } from "./mark.ts";

/** Identifies a file of marks, so that other JSON files are refused. */
const KIND = "backoffice-review";
/** Maximum size in bytes; a mark with a note has a few hundred. */
const LARGEST = 5_000_000;

const fileSchema = z.object({
  kind: z.literal(KIND),
  marks: z.record(z.string().max(300), markSchema),
});

/** Serialises marks for a file. */
export const writeReviewFile = (marks: Marks): string => `${JSON.stringify({ kind: KIND, marks }, null, 2)}\n`;

/** Reads and validates a file of marks; returns an error message if it has none. */
export const readReviewFile = async (file: Blob): Promise<{ marks: Marks } | { problem: string }> => {
  if (file.size > LARGEST) return { problem: "This file is too large to be a file of review marks." };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { problem: "This file is not JSON. Choose a file that was saved with Export, Marks as JSON." };
  }
  const { success, data, error } = fileSchema.safeParse(json);
  if (success) return { marks: data.marks };
  const path = error.issues[0]?.path.join(".");
  const place = path && path !== "kind" ? `: ${path} is invalid` : "";
  return {
    problem: `This is not a file of review marks${place}. Choose a file that was saved with Export, Marks as JSON.`,
  };
};
