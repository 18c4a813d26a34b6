import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { gzipSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { stringify } from "yaml";
import type { Surroundings } from "../frame/surroundings.ts";
import { loadContract } from "../contract/load-contract.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { listen } from "../testing/proxy.ts";
import { NOON, runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { watchServer } from "./watch-server.ts";

vi.setConfig({ testTimeout: 60_000 });
const work = workFolder();
const note = { type: "object", required: ["id"], properties: { id: { type: "integer" }, text: { type: "string" } } };
const contract = () =>
  work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: {
        "/api/notes": {
          get: { operationId: "listNotes", responses: { 200: jsonOf({ type: "array", items: note }) } },
          post: { operationId: "addNote", "x-effect": "money", requestBody: jsonOf(note), responses: { 200: jsonOf(note) } },
        },
      },
    }),
  );

/** A server that says of a new note what it was told, and packs its lists. */
const answer: RequestListener = (request, response) => {
  void (async () => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (request.method === "POST") {
      response.writeHead(200, { "content-type": "application/json" });
      response.write(Buffer.concat(pieces).subarray(0, 3));
      response.end(Buffer.concat(pieces).subarray(3));
      return;
    }
    response.setHeader("content-type", "application/json");
    response.setHeader("content-encoding", "gzip");
    response.end(gzipSync('[{"id":1}]'));
  })();
};
const add = (url: string, body: object) =>
  fetch(`${url}/api/notes`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const watched = async () => {
  const said = { out: "", err: "" };
  const around: Surroundings = {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    env: {},
    now: () => NOON,
    load: loadContract,
  };
  return { said, server: await watchServer({ contract: await contract() }, around) };
};

describe("in a server's own tests", () => {
  const calls = async (listener: RequestListener, bodies: readonly object[]) => {
    const url = await listen(listener);
    expect(await (await fetch(`${url}/api/notes`)).json()).toEqual([{ id: 1 }]);
    for (const it of bodies) expect(await (await add(url, it)).json()).toEqual(it);
  };

  test("before a handler of Node, writes and money calls are checked, and nothing is changed", async () => {
    const { said, server } = await watched();
    await calls((request, response) => {
      server.middleware(request, response);
      answer(request, response);
    }, [{ id: 2, text: "x" }]);
    expect(await server.finish()).toBe(0);
    expect(said.out).toContain("2 of the contract's 2 operations; 2 replies held against it.");
  });

  test("as a middleware, which calls the next one", async () => {
    const { said, server } = await watched();
    await calls((request, response) => server.middleware(request, response, () => answer(request, response)), [
      { id: "two" },
    ]);
    expect(await server.finish("--format", "json")).toBe(1);
    const { findings } = JSON.parse(said.out) as { findings: { rule: string; operation: string; where: string }[] };
    expect(findings.map((it) => `${it.operation} ${it.rule} ${it.where}`)).toEqual([
      "addNote wrong-type request: id",
      "addNote wrong-type reply 200: id",
    ]);
  });

  test("as a plugin of Fastify, for all of its routes", async () => {
    const { server } = await watched();
    type Hook = (request: { raw: IncomingMessage }, reply: { raw: ServerResponse }, done: () => void) => void;
    let hook: Hook | undefined;
    let isRegistered = false;
    server.fastify({ addHook: (_, it) => (hook = it) }, {}, () => (isRegistered = true));
    expect([isRegistered, Symbol.for("skip-override") in server.fastify]).toEqual([true, true]);
    await calls((request, response) => hook!({ raw: request }, { raw: response }, () => answer(request, response)), [
      { id: 3, more: 1 },
    ]);
    expect(await server.finish()).toBe(1);
  });

  test("a reply whose end is a write of its own is taken once", async () => {
    const { said, server } = await watched();
    await calls((request, response) => {
      // As the replies are that Fastify makes for a test without a network.
      const end = response.end.bind(response) as () => ServerResponse;
      response.end = ((piece: string) => {
        response.write(piece);
        return end();
      }) as never;
      server.middleware(request, response, () => answer(request, response));
    }, []);
    expect(await server.finish(), said.out).toBe(0);
  });

  test("without a call there is nothing to be green about", async () => {
    const { server } = await watched();
    const report = work.path("report.xml");
    expect(await server.finish("--format", "junit", "--output", report)).toBe(3);
    expect(await readFile(report, "utf8")).toContain("none of the 0 recorded exchanges");
  });
});

describe("proxy", () => {
  const script = (body: string) =>
    work.put(
      "calls.mjs",
      `const url = process.env.CONTRACT_PROXY + "/api/notes";
       const list = await (await fetch(url)).json();
       const added = await (await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: '${body}' })).json();
       if (list[0].id !== 1 || JSON.stringify(added) !== '${body}') process.exit(9);`,
    );
  const proxy = async (body: string, ...more: string[]) =>
    runCli(
      ["proxy", "--contract", await contract(), "--upstream", await listen(answer), "--run", `"${process.execPath}" "${await script(body)}"`, ...more],
      { env: process.env },
    );

  test("passes on what a command calls, and says what was wrong", async () => {
    expect(await proxy('{"id":7}')).toMatchObject({ code: 0, err: "" });
    const { code, out } = await proxy('{"id":7,"more":1}');
    expect(code).toBe(1);
    expect(out).toContain("undocumented-field  reply 200: more");
  });

  test("a command that fails is no success", async () => {
    const { code, out } = await proxy('{ "id": 7 }');
    expect(code).toBe(1);
    expect(out).toContain("command-failed");
  });

  test("a server that is not there is 3", async () => {
    const { code } = await runCli(
      ["proxy", "--contract", await contract(), "--upstream", "http://127.0.0.1:9", "--run", `"${process.execPath}" -e "fetch(process.env.CONTRACT_PROXY + '/api/notes')"`],
      { env: process.env },
    );
    expect(code).toBe(3);
  });

  test.each([
    [["proxy"], /--upstream is missing/],
    [["proxy", "--upstream", "staging"], /--upstream takes an address/],
    [["proxy", "--upstream", "http://127.0.0.1:1", "--port", "soon"], /--port takes a number/],
  ])("%j is refused with exit code 2", async (args, words) => {
    const { code, err } = await runCli(args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  test("a port that is taken is 3", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const ran = await runCli(["proxy", "--contract", await contract(), "--upstream", "http://127.0.0.1:1", "--port", String(port)]);
    taken.close();
    expect(ran).toMatchObject({ code: 3, err: expect.stringContaining("cannot listen at port") as string });
  });
});
