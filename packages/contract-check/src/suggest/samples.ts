import { isRefusal } from "../checks/is-refusal.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import { isJsonType } from "../contract/media-type.ts";
import type { Body } from "../traffic/exchange.ts";
import { shownType } from "../scrub/shown.ts";
import { addSample, newShape, type Shape } from "./shape.ts";

/** Undocumented bodies of one kind. Successes and refusals have separate shapes. */
export type Samples = {
  succeeded: Shape;
  refused: Shape;
  /** Media types other than JSON. */
  types: Set<string>;
  /** The form type in which the values were sent. */
  form?: string;
};

export const newSamples = (): Samples => ({ succeeded: newShape(), refused: newShape(), types: new Set() });

/** Adds a body to samples. */
export const addBody = (samples: Samples, body: Body): void => {
  if (body.kind === "form") {
    samples.form = body.type;
    addSample(samples.succeeded, body.values);
  }
  if (body.kind !== "text" || body.text.trim() === "") return;
  const value = jsonOf(body);
  if (value === undefined || (body.type !== "" && !isJsonType(body.type))) {
    samples.types.add(shownType(body.type) ?? "*/*");
    return;
  }
  addSample(isRefusal(value) ? samples.refused : samples.succeeded, value);
};
