import type { Tone } from "@backoffice/ui";

/** Patterns of status values with a known meaning, as the API spells them. */
const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    "normal",
    /^(active|approved|confirmed|succe(ss|eded)|enabled|paid|won|win|running|published|completed|done|healthy|online|sent|replied|open_for_play|live)$/i,
  ],
  [
    "look",
    /^(pending|in_?progress|new|requested|waiting|draft|maintenance|initializing|queued|scheduled|warning|validating|submitting|not_submitted|overdue|partial(ly_paid)?)$/i,
  ],
  [
    "stop",
    /^(rejected|failed|failure|error|blocked|cancel+ed|expired|timed_?out|unhealthy|offline|lost|denied|critical|stopped|unpaid)$/i,
  ],
];

/** Whether a status is known, and normal: nothing has to be done. */
export const isNormal = (value: string): boolean =>
  TONES.some(([tone, words]) => tone === "normal" && words.test(value));

/** The tone of a status; normal for an unknown value. */
export const statusTone = (value: string): Tone => TONES.find(([, words]) => words.test(value))?.[0] ?? "normal";
