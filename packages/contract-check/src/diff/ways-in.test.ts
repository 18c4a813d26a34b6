import { describe, expect, test } from "vitest";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { compareContracts } from "./compare-contracts.ts";

const securitySchemes = {
  badge: { type: "apiKey", in: "header", name: "X-Badge" },
  token: { type: "http", scheme: "bearer" },
  grant: {
    type: "oauth2",
    flows: { clientCredentials: { tokenUrl: "https://id.example/token", scopes: { see: "See", edit: "Edit" } } },
  },
};
const call = { responses: { 204: { description: "Done" } } };
const contractOf = (more: object, own: object = {}, schemes: object = securitySchemes) =>
  contractInMemory({
    openapi: "3.1.0",
    paths: {
      "/rooms": { get: { operationId: "listRooms", ...call, ...own } },
      "/doors": { get: { operationId: "listDoors", ...call } },
    },
    components: { securitySchemes: schemes },
    ...more,
  });
const verdicts = (before: ReturnType<typeof contractOf>, after: ReturnType<typeof contractOf>) =>
  compareContracts(before, after).map((it) => `${it.impact} ${it.rule} ${it.operation}`);

describe("security", () => {
  const change = (before: unknown, after: unknown) =>
    verdicts(contractOf({}, { security: before }), contractOf({}, { security: after }));
  test.each([
    ["another way in", [{ badge: [] }], [{ badge: [] }, { token: [] }], "compatible"],
    ["a way in is gone", [{ badge: [] }, { token: [] }], [{ badge: [] }], "breaking"],
    ["both are asked for", [{ badge: [] }], [{ badge: [], token: [] }], "breaking"],
    ["one of both is enough", [{ badge: [], token: [] }], [{ token: [] }], "compatible"],
    ["a right less", [{ grant: ["see", "edit"] }], [{ grant: ["see"] }], "compatible"],
    ["a right more", [{ grant: ["see"] }], [{ grant: ["see", "edit"] }], "breaking"],
    ["who has nothing gets in as well", [{ badge: [] }], [{ badge: [] }, {}], "compatible"],
    ["something is asked for where nothing was", [], [{ badge: [] }], "breaking"],
    ["nothing is asked for any more", [{ badge: [] }], [], "breaking"],
  ])("security: %s", (_, before, after, impact) => {
    expect(change(before, after)).toEqual([`${impact} security-changed listRooms`]);
  });

  test.each([
    ["nothing is asked for, said or unsaid", [], undefined],
    ["nothing is asked for, by an empty way in", [{}], undefined],
    ["order is no matter", [{ badge: [] }, { grant: ["edit", "see"] }], [{ grant: ["see", "edit"] }, { badge: [] }]],
  ])("security, equivalent: %s", (_, before, after) => {
    expect(change(before, after)).toEqual([]);
  });

  test("security scheme: renamed or more unrelated scopes → no change", () => {
    const { grant, ...rest } = securitySchemes;
    const flow = grant.flows.clientCredentials;
    const more = { ...grant, flows: { clientCredentials: { ...flow, scopes: { ...flow.scopes, all: "All" } } } };
    expect(
      verdicts(
        contractOf({}, { security: [{ grant: ["see"] }] }),
        contractOf({}, { security: [{ permit: ["see"] }] }, { ...rest, permit: more }),
      ),
    ).toEqual([]);
  });
});

describe("servers", () => {
  const servers = (...urls: string[]) => contractOf({ servers: urls.map((url) => ({ url })) });
  const [live, rehearsal] = ["https://live.example", "https://rehearsal.example"];

  test("servers: added → compatible, once; removed → breaking, once", () => {
    expect(verdicts(servers(live), servers(rehearsal, live))).toEqual(["compatible server-added every operation"]);
    expect(verdicts(servers(live, rehearsal), servers(live))).toEqual(["breaking server-changed every operation"]);
  });

  test("servers: none or trailing slash → equivalent", () => {
    expect(verdicts(contractOf({}), servers("/"))).toEqual([]);
    expect(verdicts(servers(`${live}/`), servers(live))).toEqual([]);
  });

  test("servers: variables → expanded addresses", () => {
    const variable = (...values: string[]) =>
      contractOf({
        servers: [{ url: "https://{stage}.example", variables: { stage: { enum: values, default: "live" } } }],
      });
    expect(verdicts(servers(live, rehearsal), variable("live", "rehearsal"))).toEqual([]);
    expect(verdicts(variable("live", "rehearsal"), variable("live"))).toEqual([
      "breaking server-changed every operation",
    ]);
  });

  test("servers of an operation: reported for that operation", () => {
    const own = contractOf({ servers: [{ url: live }] }, { servers: [{ url: rehearsal }] });
    expect(verdicts(servers(live), own)).toEqual([
      "breaking server-changed listRooms",
      "compatible server-added listRooms",
    ]);
  });
});

describe("webhooks", () => {
  const hook = (sum: object, required: string[] = ["sum"]) =>
    contractOf({
      webhooks: {
        paid: {
          post: {
            operationId: "onPaid",
            requestBody: {
              content: { "application/json": { schema: { type: "object", required, properties: { sum } } } },
            },
            ...call,
          },
        },
      },
    });

  test("webhook body: compared like a reply", () => {
    expect(verdicts(hook({ type: "number" }), hook({ type: "string" }))).toEqual(["breaking type-changed onPaid"]);
    expect(verdicts(hook({ type: "integer" }), hook({ type: ["integer", "null"] }))).toEqual([
      "breaking type-changed onPaid",
    ]);
    expect(verdicts(hook({ type: "number" }, []), hook({ type: "number" }))).toEqual([
      "compatible field-required onPaid",
    ]);
  });

  test("webhook: removed → breaking; added → compatible", () => {
    expect(verdicts(hook({}), contractOf({}))).toEqual(["breaking operation-removed onPaid"]);
    expect(verdicts(contractOf({}), hook({}))).toEqual(["compatible operation-added onPaid"]);
  });
});

describe("replies", () => {
  const reply = (more: object) => contractOf({}, { responses: { 200: { description: "Done", ...more } } });
  const content = (type: string) => reply({ content: { [type]: { schema: { type: "object" } } } });

  test("reply media type: charset → no change; other parameter → breaking", () => {
    expect(verdicts(content("application/json"), content("application/json; charset=utf-8"))).toEqual([]);
    expect(verdicts(content("application/json"), content("application/json; version=2"))).toContain(
      "breaking media-type-removed listRooms",
    );
  });

  test("reply header: optional, explicit or implicit → no change", () => {
    const header = (more: object) => reply({ headers: { "X-Count": { schema: { type: "integer" }, ...more } } });
    expect(verdicts(header({}), header({ required: false }))).toEqual([]);
    expect(verdicts(header({}), header({ required: true }))).toEqual(["compatible header-required listRooms"]);
  });
});
