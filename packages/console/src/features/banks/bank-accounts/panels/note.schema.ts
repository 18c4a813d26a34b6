import { z } from "zod";

/** The longest note, in characters (money §9). */
export const MAX_NOTE = 200;

/** The note for the player that a decision needs (shell §4). */
export const noteSchema = z.object({
  note: z.string().trim().min(1, "Write a note for the player.").max(MAX_NOTE, `Use at most ${MAX_NOTE} characters.`),
});
