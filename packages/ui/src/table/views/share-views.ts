import { saveFile } from "../export/save-file.ts";
import { addedViews } from "./added-views.ts";
import { MOST_VIEWS, type SavedView } from "./saved-views.ts";

/** Downloads the user's views of a list as a file, for sharing. */
export const saveViewsFile = async (list: string, views: readonly SavedView[]): Promise<void> => {
  const { writeViewsFile } = await import("./views-file.ts");
  const name = `views-${list.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.json`;
  saveFile([writeViewsFile(list, views)], name, "application/json");
};

/** Imports views of a file; returns all views and the number of added ones, or an error message. */
export const importViews = async (
  list: string,
  file: Blob,
  own: readonly SavedView[],
): Promise<{ views: readonly SavedView[]; added: number } | { problem: string }> => {
  const { readViewsFile } = await import("./views-file.ts");
  const read = await readViewsFile(list, file);
  if ("problem" in read) return read;
  const views = addedViews(own, read.views);
  if (!views) return { problem: `You can save up to ${MOST_VIEWS} views. Delete a view first.` };
  if (views.length === own.length) return { problem: "You already have all views of this file." };
  return { views, added: views.length - own.length };
};
