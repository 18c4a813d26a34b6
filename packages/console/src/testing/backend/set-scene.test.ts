import { faults as allFaults } from "@backoffice/mocks";
import { expect, test } from "vitest";
import { nameOfFault } from "#testing/fault-names.ts";
import { setScene } from "./set-scene.ts";

const faults = [{ operation: "listBanks", fault: "503" }] as const;

test.each([
  [{}, {}, { account: "super-admin", scenario: "default", latency: 0, faults: [] }],
  [
    {},
    { role: "partner", scenario: "hostile", latency: "300ms", fault: "status-500" },
    { account: "partner", scenario: "hostile", latency: 300, faults: [{ operation: "*", fault: "500" }] },
  ],
  [
    { account: "admin", scenario: "empty", latency: 5, faults } as const,
    { role: "partner", scenario: "hostile", latency: "300", fault: "offline" },
    { account: "admin", scenario: "empty", latency: 5, faults },
  ],
  [
    {},
    { fault: "timeout", calls: "showBank-listBanks" },
    {
      account: "super-admin",
      scenario: "default",
      latency: 0,
      faults: [
        { operation: "showBank", fault: "timeout" },
        { operation: "listBanks", fault: "timeout" },
      ],
    },
  ],
  [
    { account: "dev-ops", scenario: "small", latency: 5 } as const,
    { state: "forbidden", role: "partner", scenario: "default", latency: "none", fault: "none", calls: "every" },
    { account: "partner", scenario: "small", latency: 5, faults: [] },
  ],
  [
    { account: "dev-ops", faults } as const,
    { state: "error", role: "super-admin", scenario: "hostile", latency: "none", fault: "offline", calls: "every" },
    { account: "dev-ops", scenario: "hostile", latency: 0, faults: [{ operation: "*", fault: "offline" }] },
  ],
  [
    {},
    { role: "nobody", scenario: "gone", latency: "soon", fault: "none" },
    { account: "super-admin", scenario: "default", latency: 0, faults: [] },
  ],
])("setScene: story %j, toolbar %j", (story, toolbar, scene) => {
  expect(setScene(story, toolbar)).toEqual({ at: "/", overPage: false, ...scene });
});

test("toolbar names of faults: not numbers, which Storybook drops from an address", () => {
  expect(allFaults.map(({ id }) => nameOfFault(id)).filter((it) => !Number.isNaN(Number(it)))).toEqual([]);
});
