import { z } from "zod";

/** Maximum number of characters of a note. */
export const NOTE_MAX = 2000;

/** Schema of a reviewer's mark on a look. */
export const markSchema = z.object({
  /** When it was last changed, ISO 8601 in UTC. The newer of two marks wins. */
  at: z.iso.datetime(),
  seen: z.boolean(),
  note: z.string().max(NOTE_MAX),
  /** Hashes of the look's pictures by mode when it was ticked; empty without a manifest. */
  pictures: z.record(z.string().max(50), z.string().max(100)),
});

/** A reviewer's mark on a look: a tick, a note, or both. */
export type Mark = z.infer<typeof markSchema>;

/** Marks by story id. */
export type Marks = Readonly<Record<string, Mark>>;
