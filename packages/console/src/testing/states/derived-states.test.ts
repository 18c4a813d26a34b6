import { expect, test } from "vitest";
import { modules } from "../../app/modules.ts";
import { derivedStates } from "./derived-states.ts";

const panels = modules.flatMap((it) => it.panels);
const statesOf = (id: string) =>
  Object.fromEntries(
    derivedStates(panels.find((it) => it.id === id)!).map(({ name, switches, why }) => [name, switches ?? why]),
  );

test("derivedStates: form of a record in a drawer → each state by the switches of the toolbar", () => {
  expect(statesOf("bank-edit")).toMatchObject({
    Loading: expect.stringMatching(/^state:loading;fault:timeout;calls:.*\bshowBank\b/),
    Forbidden: "state:forbidden;role:partner",
    "Not found": "state:not-found",
    "Read only": "state:read-only;role:operator-manager",
    Submitting: expect.stringMatching(/^state:submitting;fault:timeout;calls:.*\bupdateBank\b/),
    "Validation error": "state:validation-error",
    "Unknown outcome": expect.stringMatching(/fault:lost/),
    "Edit conflict": "state:edit-conflict",
    "Long content": "state:long-content",
    "Hostile texts": "state:hostile-texts",
  });
});

test("derivedStates: confirmation → says why a state does not apply", () => {
  expect(statesOf("delete-bank")).toMatchObject({
    Empty: "it lists nothing as it opens",
    "Not found": "its click hands it the record",
    "Validation error": "it opens without fields that could be wrong",
    "Edit conflict": "it changes no fields of a record",
    "Server rejected": "state:server-rejected;fault:refused;calls:deleteBank",
  });
});

test("derivedStates: record that is only read → no state of a write", () => {
  const { Submitting, "Server rejected": rejected, "Read only": readOnly } = statesOf("bet-debit-details");
  expect([Submitting, rejected, readOnly]).toEqual(Array(3).fill("it writes nothing"));
});
