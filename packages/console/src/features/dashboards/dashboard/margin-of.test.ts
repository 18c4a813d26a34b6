import { expect, it } from "vitest";
import { marginOf } from "./margin-of.ts";

it.each([
  [55_682.53, 281_404.9, "19.79"],
  [-12.5, 100, "-12.50"],
  [0, 100, "0.00"],
  [0.1, 0.3, "33.33"],
  [5, 0, undefined],
  [0, -0, undefined],
])("margin: GGR %d, stakes %d → %s", (ggr, wager, percent) => expect(marginOf(ggr, wager)).toBe(percent));
