import { filledSink, type SinkValues } from "../../form/kitchen-sink/story-sink-schema.ts";
import { HOSTILE } from "./hostile-text.ts";

const textsAre = (text: string): SinkValues =>
  JSON.parse(JSON.stringify(filledSink, (_, value: unknown) => (typeof value === "string" ? text : value)));

/** Invalid values for every field of the form. */
export const WRONG_VALUES: SinkValues = {
  ...textsAre(HOSTILE),
  budget: "NaN",
  share: "Infinity",
  factor: "null",
  spins: "NaN",
  levels: [{ from: "NaN", share: "undefined" }],
  day: "Invalid Date",
  at: "Invalid Date",
};
