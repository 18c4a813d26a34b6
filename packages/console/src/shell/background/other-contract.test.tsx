import { configureApi, getRates, send } from "@backoffice/api-client";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReports, sendReportsWith, type Problem } from "#kit/client-reports/report.ts";
import { otherContract, reportOtherContract } from "./other-contract.ts";

const problems: Problem[] = [];
const OURS = __CONTRACT_VERSION__;

/** A call whose answer names a contract, or none. */
const answered = async (contract?: string) => {
  configureApi({ origin: "http://api.test" });
  const headers = contract === undefined ? {} : { "X-Contract-Version": contract };
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: true, data: { exchangeRates: {} }, messages: [] }, { headers }),
  );
  await send(getRates.operation, undefined);
};

beforeEach(async () => {
  sendReportsWith(async () => (problem) => void problems.push(problem));
  openReports();
  await Promise.resolve();
  problems.length = 0;
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await answered(OURS);
  vi.unstubAllGlobals();
  configureApi({ origin: "" });
  sendReportsWith(async () => () => undefined);
});

it.each([
  ["the one of the build", OURS, undefined],
  ["its version without the hash", OURS.split("+")[0], undefined],
  ["another hash", "0.1.0+ffffffffffff", "0.1.0+ffffffffffff"],
  ["another version", "0.2.0", "0.2.0"],
])("server names %s → %s is %s", async (_, named, other) => {
  await answered(named);
  expect(otherContract()).toBe(other);
});

it("contract mismatch: later answers name no contract → mismatch stays", async () => {
  await answered("0.2.0");
  await answered();
  expect(otherContract()).toBe("0.2.0");
});

it("contract mismatch: another contract → reported once, and again when it changes", async () => {
  for (const contract of ["0.3.0", "0.3.0", OURS, "0.3.0", "0.4.0"]) {
    await answered(contract);
    await reportOtherContract();
  }
  await vi.waitFor(() => expect(problems).toHaveLength(2));
  expect(problems).toMatchObject([{ contract: "0.3.0" }, { contract: "0.4.0" }]);
});
