import { listed, missedIn } from "./removed-content.ts";
import type { Taken } from "../use-editor.ts";

/** Message about pasted or dropped content that was left out; undefined if all of it was inserted. */
export const takenNote = (taken: Taken, pictures: boolean): string | undefined => {
  if (taken === "files")
    return pictures
      ? "Files cannot be inserted into a text. Choose pictures from the gallery."
      : "Files cannot be inserted into a text.";
  if (taken === "table-as-text") return "A table cannot be inserted here. Its text was inserted.";
  const missed = missedIn(taken.html);
  return missed.length > 0 ? `Removed from the pasted content: ${listed(missed)}.` : undefined;
};
