import { z } from "zod";

/** Maximum number of characters of a note. */
export const NOTE_MAX = 2000;

/** How much a note weighs, by the key that sets it. */
export const SEVERITIES = { 1: "Blocker", 2: "Major", 3: "Minor" } as const;

const pinSchema = z.object({
  /** CSS pixels in the look's window. */
  x: z.number(),
  y: z.number(),
  /** Role and accessible name of the element there. */
  role: z.string().max(50),
  name: z.string().max(200),
});

const noteSchema = z.object({
  text: z.string().max(NOTE_MAX),
  severity: z.literal([1, 2, 3]),
  /** The place that it is about; without one it is about the whole look. */
  pin: pinSchema.optional(),
});

/** Files and browsers of earlier Storybooks have one note without severity and place. */
const withNotes = (given: unknown): unknown => {
  const { note, ...mark } = Object(given) as { note?: unknown };
  return typeof note === "string" ? { ...mark, notes: note === "" ? [] : [{ text: note, severity: 2 }] } : given;
};

/** Schema of a reviewer's mark on a look. */
export const markSchema = z.preprocess(
  withNotes,
  z.object({
    /** When it was last changed, ISO 8601 in UTC. The newer of two marks wins. */
    at: z.iso.datetime(),
    seen: z.boolean(),
    notes: z.array(noteSchema),
    /** Hashes of the look's pictures by mode when it was ticked; empty without a manifest. */
    pictures: z.record(z.string().max(50), z.string().max(100)),
  }),
);

/** A reviewer's mark on a look: a tick, notes, or both. */
export type Mark = z.infer<typeof markSchema>;

/** Note of a reviewer on a look, or on a point in it. */
export type Note = z.infer<typeof noteSchema>;

/** A place in a look. */
export type Pin = z.infer<typeof pinSchema>;

/** Marks by story id. */
export type Marks = Readonly<Record<string, Mark>>;

/** The notes that say something: one that was added and left blank does not. */
export const notesOf = (mark: Mark | undefined): readonly Note[] =>
  mark?.notes.filter(({ text, pin }) => text.trim() !== "" || pin) ?? [];
