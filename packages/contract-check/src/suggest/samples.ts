import { isRefusal } from "../checks/is-refusal.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import { isJsonType } from "../contract/media-type.ts";
import type { Body } from "../traffic/exchange.ts";
import { addSample, newShape, type Shape } from "./shape.ts";

/** Bodies of one kind, of which the contract has nothing: what succeeded and what was refused have shapes of their own. */
export type Samples = {
  succeeded: Shape;
  refused: Shape;
  /** Media types that are not JSON. */
  types: Set<string>;
  /** The values came as a form of this type. */
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
    samples.types.add(body.type || "*/*");
    return;
  }
  addSample(isRefusal(value) ? samples.refused : samples.succeeded, value);
};
