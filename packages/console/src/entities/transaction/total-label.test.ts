import { expect, it } from "vitest";
import type { ListRequest } from "#kit/list/rows/row-source.ts";
import { totalLabel } from "./total-label.ts";

const request: ListRequest = { page: 1, itemsPerPage: 50, opId: "*" };

it.each([
  [{}, "Total of all statuses, excluding deleted"],
  [{ status: "CONFIRMED" }, "Total, excluding deleted"],
  [{ status: "CONFIRMED", isDeleted: false }, "Total, excluding deleted"],
  [{ isDeleted: true }, "Total of all statuses"],
  [{ status: "PENDING", isDeleted: true }, "Total"],
])("totalLabel: %j → %s", (filters, label) => expect(totalLabel({ ...request, ...filters })).toBe(label));
