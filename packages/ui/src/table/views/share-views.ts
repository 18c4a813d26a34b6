import { saveFile } from "../export/save-file.ts";
import { addedViews } from "./added-views.ts";
import { MOST_VIEWS, type SavedView, type Storable, storableViews, storeAll } from "./saved-views.ts";

/** Downloads the user's views of a list as a file, for sharing. */
export const saveViewsFile = async (list: string, views: readonly SavedView[]): Promise<void> => {
  const { writeViewsFile } = await import("./views-file.ts");
  const name = `views-${list.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.json`;
  saveFile([writeViewsFile(list, views)], name, "application/json");
};

type Imported =
  | { views: readonly SavedView[]; added: number; /** Labels of filters. */ leftOut: readonly string[] }
  | { problem: string };

/**
 * Imports views of a file without what may not be stored; returns all views, the number of added ones and what was left
 * out of them, or an error message.
 */
export const importViews = async (
  list: string,
  file: Blob,
  own: readonly SavedView[],
  storable: Storable = storeAll,
): Promise<Imported> => {
  const { readViewsFile } = await import("./views-file.ts");
  const read = await readViewsFile(list, file);
  if ("problem" in read) return read;
  const { views: storables, leftOut } = storableViews(read.views, storable);
  const views = addedViews(own, storables);
  if (!views) return { problem: `You can save up to ${MOST_VIEWS} views. Delete a view first.` };
  if (views.length === own.length) return { problem: "You already have all views of this file." };
  return { views, added: views.length - own.length, leftOut };
};
