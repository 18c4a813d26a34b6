import { expect, test } from "vitest";
import { createSettings } from "../../settings.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { readRequestSettings } from "./read-request-settings.ts";

const read = (headers: Record<string, string>, settings = createSettings().get()) =>
  readRequestSettings(new Headers(headers), settings);

test("request settings: x-mock headers → override the settings for one request", () => {
  const settings = createSettings({ account: "admin", scenario: "small", latency: 5 }).get();
  expect(read({}, settings)).toEqual({ account: "admin", scenario: "small", latency: 5, faults: [] });
  const headers = { "x-mock-role": "partner", "x-mock-scenario": "huge", "x-mock-latency": "0" };
  expect(read({ ...headers, "x-mock-fault": "500, slow@getRates" }, settings)).toEqual({
    account: "partner",
    scenario: "huge",
    latency: 0,
    faults: [
      { fault: "500", operation: "*" },
      { fault: "slow", operation: "getRates" },
    ],
  });
});

test("request settings: empty role header → signed out", () => {
  expect(read({ "x-mock-role": "" }, createSettings({ account: "admin" }).get())).toMatchObject({ account: "" });
});

test.each([
  ["x-mock-role", "boss", /^x-mock-role: There is no "boss", only super-admin, admin, /],
  ["x-mock-scenario", "tiny", /^x-mock-scenario: There is no "tiny", only default, /],
  ["x-mock-fault", "sloow", /^x-mock-fault: There is no "sloow", only slow, refused, /],
  ["x-mock-fault", "500, ", /^x-mock-fault: There is no "", only slow, refused, /],
  ["x-mock-fault", "slow@getRate", /^x-mock-fault: There is no operation "getRate"\.$/],
  ["x-mock-fault", "slow@constructor", /^x-mock-fault: There is no operation "constructor"\.$/],
  ["x-mock-latency", "soon", /^x-mock-latency: "soon" is no number of milliseconds from 0 to 999999\.$/],
  ["x-mock-latency", "-1", /^x-mock-latency: "-1" is no number/],
  ["x-mock-latency", "1e99", /^x-mock-latency: "1e99" is no number/],
])("request settings: %s: %s → 400 with a message", async (name, value, message) => {
  const { status, messages, error } = await callOperation(fixedBackend(), "getRates", undefined, {
    headers: { [name]: value },
  });
  expect([status, messages, error]).toEqual([
    400,
    [expect.stringMatching(message)],
    { fields: { [name]: expect.stringMatching(message) as string } },
  ]);
});
