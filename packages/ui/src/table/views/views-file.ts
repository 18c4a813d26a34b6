import { z } from "zod";
import { parseView } from "../table-view.ts";
import { MOST_VIEWS, NAME_MAX, type SavedView } from "./saved-views.ts";

/** Marks a views file, so that other JSON files are refused. */
const KIND = "backoffice-views";
/** Maximum size in bytes; a view has a few hundred. */
const LARGEST = 500_000;

const record = <Value extends z.ZodType>(value: Value) => z.record(z.string().max(200), value);

const viewSchema = z.object({
  name: z.string().trim().min(1).max(NAME_MAX),
  filter: z.string().max(4000),
  sort: z.object({ id: z.string().max(200), desc: z.boolean() }).optional(),
  view: z.object({
    columns: record(z.boolean()),
    order: z.array(z.string().max(200)).max(500).optional(),
    widths: record(z.number().min(16).max(10_000)).optional(),
    pins: record(z.enum(["start", "end", "none"])).optional(),
    density: z.enum(["compact", "comfortable"]).optional(),
  }),
});

const fileSchema = z.object({
  kind: z.literal(KIND),
  list: z.string(),
  views: z.array(viewSchema).min(1).max(MOST_VIEWS),
});

/** Serialises the views of a list for a file. */
export const writeViewsFile = (list: string, views: readonly SavedView[]): string =>
  `${JSON.stringify({ kind: KIND, list, views }, null, 2)}\n`;

/** Parses the views of a file; returns an error message if it has none for this list. */
export type ReadViews = { views: readonly SavedView[] } | { problem: string };

/** Reads and parses a views file for a list. */
export const readViewsFile = async (list: string, file: Blob): Promise<ReadViews> => {
  if (file.size > LARGEST) return { problem: "This file is too large for a views file." };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { problem: "This file is not JSON." };
  }
  const { success, data, error } = fileSchema.safeParse(json);
  if (!success) {
    const at = error.issues[0]?.path.join(".");
    return { problem: `This is not a views file${at && at !== "kind" ? `: ${at} is wrong` : ""}.` };
  }
  if (data.list !== list) return { problem: `This file contains views of “${data.list}”, not of “${list}”.` };
  return { views: data.views.map(({ name, filter, sort, view }) => ({ name, filter, sort, view: parseView(view) })) };
};
