import { expect, test } from "vitest";
import { contractInMemory } from "../../testing/contract-in-memory.ts";
import { knownRow } from "./known-row.ts";
import { valuesOf } from "./values-of.ts";

/** A call whose body has these texts. */
const calling = (properties: object) =>
  contractInMemory({
    openapi: "3.1.0",
    "x-refs": { admin: ["userId", "user_id"] },
    paths: {
      "/api/users/block": {
        put: {
          operationId: "blockUser",
          requestBody: { content: { "application/json": { schema: { type: "object", properties }, example: {} } } },
          responses: {},
        },
      },
    },
  });

test.each([
  ["of the same name", "uuid", {}, { uuid: "u" }, "u"],
  ["of an object in it", "playerCode", {}, { player: { playerCode: "A" } }, "A"],
  ["of another name of what it refers to", "adminId", { "x-ref": "admin" }, { user_id: "u" }, "u"],
  ["of the end of its name", "playerUsername", {}, { username: "anna" }, "anna"],
  ["of an id for any", "id", {}, { title: "x", paymentId: "p", opId: "o" }, "p"],
  ["of a database's id", "permissionId", {}, { _id: "p" }, "p"],
  ["of nothing that the record has", "zoneName", {}, { uuid: "u" }, undefined],
  ["of all operators: it names no record", "opId", {}, { opId: "*" }, undefined],
])("valuesOf: a field %s → its value", (_, name, said, record, expected) => {
  const contract = calling({ [name]: { type: "string", ...said } });
  const { valueOf } = valuesOf(contract, contract.operations[0]!, knownRow(record));
  expect(valueOf(name)).toBe(expected);
});
