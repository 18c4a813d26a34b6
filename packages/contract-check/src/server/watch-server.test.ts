import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test, vi } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import type { CliContext } from "../frame/cli-context.ts";
import { addNote, notesContract, notesServer } from "../testing/notes-server.ts";
import { listen } from "../testing/proxy.ts";
import { NOON } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { watchServerIn } from "./watch-server.ts";

const work = workFolder();
const contract = () => work.put("contract.yaml", notesContract);
const watched = async () => {
  const said = { out: "", err: "" };
  const around: CliContext = {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    env: {},
    now: () => NOON,
    load: loadContract,
    look: { columns: 200, isColoured: false },
  };
  return { said, server: await watchServerIn({ contract: await contract() }, around) };
};

describe("watchServer", () => {
  const calls = async (listener: RequestListener, bodies: readonly object[]) => {
    const url = await listen(listener);
    expect(await (await fetch(`${url}/api/notes`)).json()).toEqual([{ id: 1 }]);
    for (const it of bodies) expect(await (await addNote(url, it)).json()).toEqual(it);
  };

  test("watchServer before a Node handler: writes and money operations → checked, unchanged", async () => {
    const { said, server } = await watched();
    await calls(
      (request, response) => {
        server.middleware(request, response);
        notesServer(request, response);
      },
      [{ id: 2, text: "x" }],
    );
    expect(await server.finish()).toBe(0);
    expect(said.out).toContain("2 of the contract's 2 operations; 2 replies held against it.");
  });

  test("watchServer: middleware → calls next, drift is reported", async () => {
    const { said, server } = await watched();
    await calls(
      (request, response) => server.middleware(request, response, () => notesServer(request, response)),
      [{ id: "two" }],
    );
    expect(await server.finish("--format", "json", { exitCode: true })).toBe(1);
    const { findings } = JSON.parse(said.out) as { findings: { rule: string; operation: string; where: string }[] };
    expect(findings.map((it) => `${it.operation} ${it.rule} ${it.where}`)).toEqual([
      "addNote wrong-type request: id",
      "addNote wrong-type reply 200: id",
    ]);
  });

  test("watchServer: Fastify plugin → applies to all routes", async () => {
    const { server } = await watched();
    type Hook = (request: { raw: IncomingMessage }, reply: { raw: ServerResponse }, done: () => void) => void;
    let hook: Hook | undefined;
    let isRegistered = false;
    server.fastify({ addHook: (_, it) => (hook = it) }, {}, () => (isRegistered = true));
    const { fastify } = server;
    expect([isRegistered, Symbol.for("skip-override") in fastify]).toEqual([true, true]);
    await calls(
      (request, response) => hook!({ raw: request }, { raw: response }, () => notesServer(request, response)),
      [{ id: 3, more: 1 }],
    );
    expect(await server.finish({ exitCode: true })).toBe(1);
  });

  test("watchServer: validators → compiled at the start only", async () => {
    const compile = vi.spyOn(Ajv2020.prototype, "compile");
    const { server } = await watched();
    const before = compile.mock.calls.length;
    await calls(
      (request, response) => server.middleware(request, response, () => notesServer(request, response)),
      [{ id: 2, text: "x" }],
    );
    expect(await server.finish()).toBe(0);
    expect(before).toBeGreaterThan(0);
    expect(compile).toHaveBeenCalledTimes(before);
    compile.mockRestore();
  });

  test("watchServer: end calls write → body recorded once", async () => {
    const { said, server } = await watched();
    await calls((request, response) => {
      // Like the replies that Fastify creates for a test without network.
      const end = response.end.bind(response) as () => ServerResponse;
      response.end = ((piece: string) => {
        response.write(piece);
        return end();
      }) as never;
      server.middleware(request, response, () => notesServer(request, response));
    }, []);
    expect(await server.finish(), said.out).toBe(0);
  });

  test("watchServer.finish: drift → throws the report, writes the requested format", async () => {
    const { said, server } = await watched();
    await calls(
      (request, response) => server.middleware(request, response, () => notesServer(request, response)),
      [{ id: "two" }],
    );
    await expect(server.finish()).rejects.toThrow(/^addNote\n {2}error {3}wrong-type[^]*2 errors, 0 warnings\.\n$/);
    expect(said.out).toBe("");
    await expect(server.finish("--format", "json")).rejects.toThrow("2 errors, 0 warnings.");
    expect(JSON.parse(said.out)).toMatchObject({ exitCode: 1 });
  });

  test("watchServer.check: throws the drift of the calls since the last check, by operation", async () => {
    const { server } = await watched();
    const url = await listen((request, response) =>
      server.middleware(request, response, () => notesServer(request, response)),
    );
    await (await fetch(`${url}/api/notes`)).text();
    await server.check();
    await (await addNote(url, { id: "two" })).text();
    await (await addNote(url, { id: "two" })).text();
    await expect(server.check()).rejects.toThrow(/^addNote\n {2}error {3}wrong-type {2}request: id\n.*\(2 times\)/);
    await (await fetch(`${url}/api/notes`)).text();
    await server.check();
    await expect(server.finish()).rejects.toThrow("2 errors, 0 warnings.");
  });

  test("watchServer: no requests → throws; exit code 3", async () => {
    const { server } = await watched();
    const report = work.path("report.xml");
    expect(await server.finish("--format", "junit", "--output", report, { exitCode: true })).toBe(3);
    expect(await readFile(report, "utf8")).toContain("none of the 0 recorded exchanges");
    await expect(server.finish()).rejects.toThrow("Could not check: none of the 0 recorded exchanges");
  });
});
