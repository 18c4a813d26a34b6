import { listed, missedIn } from "./left-out.ts";
import type { Taken } from "../use-editor.ts";

/** Message about pasted or dropped content that was left out; undefined if all of it was inserted. */
export const takenNote = (taken: Taken, pictures: boolean): string | undefined => {
  if (taken === "files")
    return pictures
      ? "Files cannot be put into a text; choose pictures from the gallery."
      : "Files cannot be put into a text.";
  if (taken === "table-as-text") return "The table does not fit into this one. Its text was inserted.";
  const missed = missedIn(taken.html);
  return missed.length > 0 ? `Left out of what was pasted: ${listed(missed)}.` : undefined;
};
