import { expect, it } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

it.each([
  ["5", 5000],
  ["0", 0],
  ["Fri, 20 Nov 2026 12:00:07 GMT", 7000],
  ["Fri, 20 Nov 2026 11:59:00 GMT", 0],
  ["soon", undefined],
  [null, undefined],
])("Retry-After: %j → %s ms", (header, milliseconds) => expect(retryAfterOf(header, NOW)).toBe(milliseconds));
