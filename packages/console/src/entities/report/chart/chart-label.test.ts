import { expect, it } from "vitest";
import { chartLabel } from "./chart-label.ts";

it.each([
  ["2026-11-20T05", "05:00"],
  ["2026-11-20", "20 Nov"],
  ["2026-11", "Nov 2026"],
  // An arbitrary label of the server.
  ["Mon", "Mon"],
])("chart label: %s → %s", (label, written) => expect(chartLabel(label, "en-GB")).toBe(written));
