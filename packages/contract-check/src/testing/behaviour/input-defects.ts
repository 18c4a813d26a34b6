import { answerOf, asked, bodyOf, instead, withBody, type Planted } from "./planted.ts";

const CALL = "/api/banks";
const banks = { tag: "banks", check: "input", operations: ["createBank"] } as const;
const lists = { ...banks, operations: ["listBanks"] } as const;

const hasNull = (body: Record<string, unknown>) => Object.values(body).includes(null);

/** Defects of what a server does with bad input. */
export const inputDefects: readonly Planted[] = [
  {
    ...banks,
    name: "null fails in the server",
    rules: ["bad-input-failed"],
    plant: instead(CALL, async (request, handle) =>
      hasNull(await bodyOf(request)) ? answerOf(500, {}) : handle(request),
    ),
  },
  {
    ...lists,
    name: "a text for a number fails in the server",
    rules: ["bad-input-failed"],
    plant: instead("/api/banks/list", async (request, handle) =>
      typeof (await bodyOf(request))["page"] === "string" ? answerOf(500, {}) : handle(request),
    ),
  },
  {
    ...banks,
    name: "a text that is too long is cut",
    rules: ["bad-input-accepted"],
    plant: asked(CALL, (it) => (typeof it["key"] === "string" ? { ...it, key: it["key"].slice(0, 60) } : it)),
  },
  {
    ...banks,
    name: "an unknown code becomes the default",
    rules: ["bad-input-accepted"],
    plant: asked(CALL, (it) =>
      it["status"] === "NO_SUCH_CODE" ? { ...it, status: "ACTIVE", key: "UNKNOWN_CODE" } : it,
    ),
  },
  {
    ...banks,
    name: "a missing field gets a default",
    rules: ["bad-input-accepted"],
    plant: asked(CALL, (it) => ("order" in it ? it : { ...it, order: 0, key: "NO_ORDER" })),
  },
  {
    ...banks,
    name: "a number out of range is taken",
    rules: ["bad-input-accepted"],
    plant: asked(CALL, (it) => (Number(it["order"]) > 99_999_999 ? { ...it, order: 1, key: "TOO_MUCH" } : it)),
  },
  {
    ...lists,
    name: "an unknown field to sort by is ignored",
    rules: ["bad-input-accepted"],
    plant: asked("/api/banks/list", (it) => (it["sortBy"] === "NO_SUCH_CODE" ? { ...it, sortBy: "key" } : it)),
  },
  {
    ...banks,
    name: "a refusal has another envelope",
    rules: ["bad-input-envelope"],
    plant: instead(CALL, async (request, handle) => {
      const response = await handle(request);
      return response.status === 400 ? answerOf(400, { error: "Bad Request", statusCode: 400 }) : response;
    }),
  },
  {
    ...banks,
    name: "a refusal is a page",
    rules: ["bad-input-envelope"],
    plant: instead(CALL, async (request, handle) => {
      const response = await handle(request);
      return response.status === 400 ? new Response("<h1>Bad Request</h1>", { status: 400 }) : response;
    }),
  },
  {
    ...banks,
    name: "refused input is written",
    rules: ["changed-anyway"],
    plant: instead(CALL, async (request, handle) => {
      const body = await bodyOf(request);
      const response = await handle(request);
      if (response.status !== 400 || body["status"] !== null) return response;
      const key = `LEFT_${Array.from({ length: 8 }, () => "ABCDEFGH"[Math.floor(Math.random() * 8)]).join("")}`;
      await handle(withBody(request, { ...body, status: "ACTIVE", key }));
      return response;
    }),
  },
];
