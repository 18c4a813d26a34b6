import type { Place } from "./syntax.ts";

/** Says in words why an example cannot be drawn, and where. */
export class LiveProblem extends Error {
  override name = "LiveProblem";
  readonly place: Place | undefined;

  constructor(reason: string, place?: Place) {
    super(place ? `Line ${place.line}, column ${place.column + 1}: ${reason}` : reason);
    this.place = place;
  }
}
