import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorKind, type Outcome } from "./api-error.ts";
import { decode, type Answer, type Success } from "./decode.ts";
import { failureOf } from "../testing/failure-of.ts";

const answer = (status: number, body: unknown, statusText = ""): Answer => ({
  status,
  statusText,
  ok: status >= 200 && status < 300,
  body,
});
const json = (status: number, body: unknown): Answer => answer(status, JSON.stringify(body));
const refusal = { success: false, data: null, messages: ["The key is taken."] };

type Row = [name: string, answer: Answer, kind: ApiErrorKind, outcome: Outcome, messages?: string[]];
const rows: Row[] = [
  ["refused at 200 with messages", json(200, refusal), "refused", "rejected", ["The key is taken."]],
  [
    "refused at 200 with an error text",
    json(200, { success: false, error: "Closed." }),
    "refused",
    "rejected",
    ["Closed."],
  ],
  [
    "refused at 200 with blank messages and an error text",
    json(200, { success: false, messages: [" "], error: "Closed." }),
    "refused",
    "rejected",
    ["Closed."],
  ],
  [
    "refused at 200 with a text in data (content §8)",
    json(200, { success: false, data: "There is one already.", messages: [] }),
    "refused",
    "rejected",
    ["There is one already."],
  ],
  [
    "refused at 200 with an error object",
    json(200, { success: false, error: { fields: { key: "Taken." } } }),
    "refused",
    "rejected",
  ],
  ["refused at 200 with no word of why", json(200, { success: false }), "refused", "rejected"],
  ["refused at 200 with messages: null", json(200, { success: false, messages: null }), "refused", "rejected"],
  ["refused at 200 with messages: a number", json(200, { success: false, messages: 7 }), "refused", "rejected"],
  [
    "refused at 200 with strays among the messages",
    json(200, { success: false, messages: [1, null, "", "No."] }),
    "refused",
    "rejected",
    ["No."],
  ],
  ...[400, 404, 409].map((status): Row => [
    `refused at ${status}`,
    json(status, refusal),
    "refused",
    "rejected",
    ["The key is taken."],
  ]),
  ...[408, 500, 504].map((status): Row => [
    `a failure at ${status}, with a word of it`,
    json(status, refusal),
    "refused",
    "unknown",
    ["The key is taken."],
  ]),
  ["400 with success: false and no word of why", json(400, { success: false, messages: [] }), "http", "rejected"],
  ["500 with success: false and no word of why", json(500, { success: false, messages: [] }), "http", "unknown"],
  ["401 with no body", answer(401, ""), "signed-out", "rejected"],
  ["401 with no body at all", answer(401, undefined), "signed-out", "rejected"],
  ["401 with a refusal", json(401, refusal), "signed-out", "rejected", ["The key is taken."]],
  ["401 with HTML", answer(401, "<html>Sign in</html>"), "signed-out", "rejected"],
  ["401 that claims success", json(401, { success: true, data: 1, messages: [] }), "signed-out", "rejected"],
  ["403 with no body", answer(403, ""), "forbidden", "rejected"],
  ["403 with a refusal", json(403, refusal), "forbidden", "rejected", ["The key is taken."]],
  ["403 that claims success", json(403, { success: true, data: 1, messages: [] }), "forbidden", "rejected"],
  ["404 with HTML", answer(404, "<h1>Not found</h1>"), "http", "rejected"],
  ["408 with no body", answer(408, ""), "http", "unknown"],
  ["429 with no body", answer(429, ""), "http", "rejected"],
  ["304 with no body", answer(304, ""), "http", "rejected"],
  ["400 that claims success", json(400, { success: true, data: 1, messages: [] }), "http", "rejected"],
  ["500 with no body", answer(500, ""), "http", "unknown"],
  ["500 that claims success", json(500, { success: true, data: 1, messages: [] }), "http", "unknown"],
  ["502 with HTML", answer(502, "<html>Bad gateway</html>"), "http", "unknown"],
  ["503 with no body", answer(503, ""), "http", "unknown"],
  ["503 with cut JSON", answer(503, '{"success":fal'), "http", "unknown"],
  ["200 with no body", answer(200, ""), "malformed", "unknown"],
  ["200 with HTML", answer(200, "<!doctype html><title>Console</title>"), "malformed", "unknown"],
  ["200 with cut JSON", answer(200, '{"success":true,"data":{"it'), "malformed", "unknown"],
  ["200 with null", answer(200, "null"), "malformed", "unknown"],
  ["200 with an array", answer(200, '[{"success":true}]'), "malformed", "unknown"],
  ["200 with a number", answer(200, "1"), "malformed", "unknown"],
  ["200 with a string", answer(200, '"success"'), "malformed", "unknown"],
  ["200 with true", answer(200, "true"), "malformed", "unknown"],
  ["200 with an empty object", answer(200, "{}"), "malformed", "unknown"],
  ["200 with data and no envelope", json(200, { items: [], count: 0 }), "malformed", "unknown"],
  ['200 with success: "true"', json(200, { success: "true", data: {}, messages: [] }), "malformed", "unknown"],
  ["200 with success: 1", json(200, { success: 1, data: {}, messages: [] }), "malformed", "unknown"],
  ["200 with success: null", json(200, { success: null, data: {}, messages: [] }), "malformed", "unknown"],
  ['200 with success: "false"', json(200, { success: "false", messages: ["No."] }), "malformed", "unknown", ["No."]],
  ["204", answer(204, undefined, "No Content"), "malformed", "unknown"],
  ["an already parsed refusal", answer(409, refusal), "refused", "rejected", ["The key is taken."]],
  ["an already parsed array", answer(500, []), "http", "unknown"],
];

describe("decode: failures", () => {
  it.each(rows)("decode: %s → ApiError with kind and outcome", async (_name, given, kind, outcome, messages = []) => {
    const error = await failureOf(() => decode(given));
    expect(error).toMatchObject({ kind, outcome, messages, status: given.status });
    expect(error.message).not.toBe("");
  });

  it("decode: several messages → first one is the error message", async () => {
    expect(
      (await failureOf(() => decode(json(409, { success: false, messages: ["First.", "Second."] })))).message,
    ).toBe("First.");
  });

  it("decode: 403 without a message → documented sentence", async () => {
    expect((await failureOf(() => decode(answer(403, "")))).message).toBe(
      "You don't have permissions to perform this action",
    );
  });

  it("decode: refusal → named outcome and details are kept", async () => {
    const body = {
      status: "CONFLICT_ERROR",
      success: false,
      data: { by: "Mara" },
      messages: ["Taken."],
      error: { fields: { key: "Taken." } },
    };
    expect(await failureOf(() => decode(json(409, body)))).toMatchObject({ code: "CONFLICT_ERROR", status: 409, body });
    expect((await failureOf(() => decode(json(409, { ...body, status: 409 })))).code).toBeUndefined();
  });
});

describe("decode: a documented code, wherever the answer has it (money §8)", () => {
  const code = "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED";
  it.each<[string, Answer]>([
    ["status of a refusal at 200", json(200, { success: false, status: code, data: null, messages: ["No."] })],
    ["status of a refusal at 400 without messages", json(400, { success: false, status: code })],
    ["status in data of a refusal", json(200, { success: false, data: { status: code }, messages: [] })],
    ["code in an error object", json(409, { success: false, error: { code }, messages: ["No."] })],
    ["error of a refusal", json(200, { success: false, error: code, messages: [] })],
    ["status of a success", json(200, { success: true, status: code, data: null, messages: [] })],
    ["status in data of a success", json(200, { success: true, status: 200, data: { status: code }, messages: [] })],
  ])("%s → rejected, with the code", async (_name, given) =>
    expect(await failureOf(() => decode(given))).toMatchObject({ code, outcome: "rejected" }),
  );

  it("status of a failure at 500 → code, but the outcome stays unknown", async () =>
    expect(await failureOf(() => decode(json(500, { success: false, status: code })))).toMatchObject({
      code,
      outcome: "unknown",
    }));
});

describe("decode: successes", () => {
  it.each<[string, unknown]>([
    ["data", { items: [] }],
    ["null as data", null],
    ["false as data", false],
    ["0 as data", 0],
    ["an empty text as data", ""],
  ])("decode: success with %s → data", (_name, data) => {
    expect(decode(json(200, { status: 200, success: true, data, messages: [] }))).toEqual({
      success: true,
      data,
      messages: [],
    });
  });

  it("decode: success with named outcome and messages → messages are kept", () => {
    const body = { status: "PARTLY_DONE", success: true, data: 1, messages: ["One row was left out."] };
    expect(decode(json(201, body))).toEqual({ success: true, data: 1, messages: body.messages });
  });

  it.each([null, 7, "Done.", [null, 3]])("decode: success with messages %j → no failure", (messages) => {
    expect(decode(json(200, { success: true, data: 1, messages }))).toEqual({ success: true, data: 1, messages: [] });
  });
});

describe("decode: random responses", () => {
  const field = <T>(values: fc.Arbitrary<T>) => fc.option(fc.oneof(values, fc.jsonValue()), { nil: undefined });
  const envelope = fc.record({
    success: field(fc.boolean()),
    status: field(fc.oneof(fc.integer(), fc.string())),
    data: fc.jsonValue(),
    messages: field(fc.array(fc.string())),
    error: field(fc.string()),
  });
  const text = fc.oneof(
    envelope.map((one) => JSON.stringify(one)),
    fc.json(),
    fc.string(),
  );
  const cut = text.chain((one) => fc.nat(one.length).map((end) => one.slice(0, end)));
  const body = fc.oneof(text, cut, envelope, fc.jsonValue(), fc.constant(undefined));

  const resultOf = (given: Answer): unknown => {
    try {
      return decode(given);
    } catch (error) {
      return error;
    }
  };

  it("decode: status OK and success true → success, otherwise ApiError", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })), body, (status, raw) => {
        const given = answer(status, raw);
        let parsed: unknown = raw;
        try {
          if (typeof raw === "string") parsed = JSON.parse(raw);
        } catch {
          parsed = undefined;
        }
        const isSuccess = given.ok && (parsed as { success?: unknown } | null | undefined)?.success === true;
        const result = resultOf(given);
        expect([result instanceof ApiError, result instanceof Error]).toEqual([!isSuccess, !isSuccess]);
        expect(isSuccess && (result as Success).data).toEqual(isSuccess && (parsed as { data?: unknown }).data);
      }),
      { numRuns: 2000 },
    );
  });
});
