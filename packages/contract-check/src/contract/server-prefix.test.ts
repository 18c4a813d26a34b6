import { describe, expect, test } from "vitest";
import { exchangeKind } from "../checks/exchange-kind.ts";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { toExchange } from "../traffic/to-exchange.ts";

const get = (more: object = {}) => ({ get: { ...more, responses: { 200: jsonOf({ type: "object" }) } } });
const contractOf = (servers: object[], paths: object = { "/notes": get() }) =>
  contractInMemory({ openapi: "3.1.0", servers, paths });
const placed = (contract: ReturnType<typeof contractOf>, url: string, basePath?: string) => {
  const exchange = toExchange({ request: { method: "GET", url }, response: { status: 200 } }, "here");
  if ("unusable" in exchange) throw new Error(exchange.unusable);
  const { kind, path } = exchangeKind(contract, basePath)(exchange);
  return kind === "other" ? kind : `${kind} ${path}`;
};
const variables = { base: { default: "v1" }, area: { default: "eu", enum: ["eu", "us"] } };
const HERE = "https://office.example";

describe("server path", () => {
  test.each([
    ["relative", [{ url: "/v1" }], "/v1/notes", "matched /notes"],
    ["relative, with a slash at its end", [{ url: "/v1/" }], "/v1/notes", "matched /notes"],
    ["relative to the contract", [{ url: "v1" }], "/v1/notes", "matched /notes"],
    ["with steps", [{ url: "./x/../v1" }], "/v1/notes", "matched /notes"],
    ["absolute", [{ url: "https://office.example/api/v1" }], "/api/v1/notes", "matched /notes"],
    ["absolute, of another host", [{ url: "https://live.example/api/v1" }], "/api/v1/notes", "matched /notes"],
    ["without a scheme", [{ url: "//office.example/v1" }], "/v1/notes", "matched /notes"],
    ["a variable with values", [{ url: "/{area}/v1", variables }], "/us/v1/notes", "matched /notes"],
    ["a variable with other values", [{ url: "/{area}/v1", variables }], "/uk/v1/notes", "other"],
    ["a variable without values", [{ url: "/{base}", variables }], "/v7/notes", "matched /notes"],
    ["a variable in the host", [{ url: "https://{area}.example/{base}", variables }], "/v1/notes", "matched /notes"],
    [
      "a variable for the beginning",
      [{ url: "{at}/v1", variables: { at: { default: HERE } } }],
      "/v1/notes",
      "matched /notes",
    ],
    ["an escaped one", [{ url: "/a b" }], "/a%20b/notes", "matched /notes"],
    ["missing", [{ url: "/v1" }], "/notes", "other"],
    ["a longer word", [{ url: "/v1" }], "/v12/notes", "other"],
    ["of an unknown call", [{ url: "/v1" }], "/v1/notes/7", "undocumented /notes/7"],
    ["the root", [{ url: "/" }], "/notes", "matched /notes"],
  ])("server path: %s", (_, servers, path, expected) => {
    expect(placed(contractOf(servers), HERE + path)).toBe(expected);
  });

  test("server path: several servers → host first, then the longest path", () => {
    const servers = [{ url: `${HERE}/v1` }, { url: "http://localhost:4010" }];
    expect(placed(contractOf(servers), `${HERE}/v1/notes`)).toBe("matched /notes");
    expect(placed(contractOf(servers), `${HERE}/notes`)).toBe("other");
    expect(placed(contractOf(servers), "http://localhost:4010/notes")).toBe("matched /notes");
    expect(placed(contractOf(servers), "http://127.0.0.1/v1/notes")).toBe("matched /notes");
    expect(placed(contractOf(servers), "http://127.0.0.1/notes")).toBe("matched /notes");
  });

  test("server path: operation and path servers → override those of the contract", () => {
    const paths = { "/notes": get({ servers: [{ url: "/files" }] }), "/tags": { servers: [{ url: "/t" }], ...get() } };
    const contract = contractOf([{ url: "/v1" }], { ...paths, "/rates": get() });
    const told = ["/files/notes", "/t/tags", "/v1/rates", "/v1/notes"].map((it) => placed(contract, HERE + it));
    expect(told.slice(0, 3)).toEqual(["matched /notes", "matched /tags", "matched /rates"]);
    expect(told[3]).not.toContain("matched");
  });

  test("--base-path: replaces server paths, may be empty", () => {
    expect(placed(contractOf([{ url: "/v1" }]), `${HERE}/office/notes`, "/office/")).toBe("matched /notes");
    expect(placed(contractOf([{ url: "/v1" }]), `${HERE}/notes`, "/")).toBe("matched /notes");
    expect(placed(contractOf([{ url: "/v1" }]), `${HERE}/v1/notes`, "/")).toBe("other");
  });
});

describe("server path does not match", () => {
  const work = workFolder();
  const contract = (urls: string[]) =>
    work.put(
      "contract.json",
      JSON.stringify({ ...contractOf(urls.map((url) => ({ url }))).document, info: { title: "N", version: "1" } }),
    );
  const entry = {
    request: { method: "GET", url: `${HERE}/notes`, headers: [] },
    response: { status: 200, content: { mimeType: "application/json", text: "{}" } },
  };

  test("replay: no match → names the server paths and --base-path", async () => {
    const args = ["replay", "--contract", await contract(["/v1"]), "--har", await work.har("a.har", [entry])];
    expect(await runCli(args)).toMatchObject({
      code: 3,
      out: expect.stringMatching(
        /its servers put \/v1 before its paths, and --base-path names something else/,
      ) as string,
    });
    expect((await runCli([...args, "--base-path", "/"])).code).toBe(0);
  });

  test("live: several server paths → asks for --base-path", async () => {
    const args = ["live", "--contract", await contract(["/v1", "/v2"]), "--url", "http://127.0.0.1:65531"];
    const { code, err } = await runCli(args);
    expect([code, err]).toEqual([
      3,
      expect.stringMatching(/servers put \/v1 or \/v2 before .* --base-path says which/),
    ]);
  });
});
