import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { notesContract, notesServer } from "../testing/notes-server.ts";
import { upstreamAnswers } from "../server/upstream-answers.ts";
import { listen } from "../testing/proxy.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const contract = () => work.put("contract.yaml", notesContract);

describe("proxy command", () => {
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
      [
        "proxy",
        "--contract",
        await contract(),
        "--upstream",
        await listen(notesServer),
        "--run",
        `"${process.execPath}" "${await script(body)}"`,
        ...more,
      ],
      { env: process.env },
    );

  test("proxy: command makes requests → forwarded, drift is reported", async () => {
    expect(await proxy('{"id":7}')).toMatchObject({ code: 0, err: "" });
    const { code, out } = await proxy('{"id":7,"more":1}');
    expect(code).toBe(1);
    expect(out).toContain("undocumented-field  reply 200: more");
  });

  test("proxy: command fails → exit code 1", async () => {
    const { code, out } = await proxy('{ "id": 7 }');
    expect(code).toBe(1);
    expect(out).toContain("command-failed");
  });

  const call = (...lines: string[]) => work.put("some.mjs", lines.join("\n"));
  const answered = async (upstream: string, file: string) => {
    const { code, out } = await runCli(
      [
        "proxy",
        "--contract",
        await contract(),
        "--upstream",
        upstream,
        "--run",
        `"${process.execPath}" "${file}"`,
        "--format",
        "json",
      ],
      { env: process.env },
    );
    type Told = { findings: { rule: string }[]; couldNotCheck?: string; notes: string[] };
    const { findings, couldNotCheck, notes } = JSON.parse(out) as Told;
    return { code, rules: findings.map((it) => it.rule), couldNotCheck, notes: notes.join(" ") };
  };

  test("proxy: upstream not reachable → exit code 3, one message, no finding", async () => {
    const file = await call(`for (const it of [1, 2, 3]) await fetch(process.env.CONTRACT_PROXY + "/api/notes")`);
    expect(await answered("http://127.0.0.1:9", file)).toMatchObject({
      code: 3,
      rules: [],
      couldNotCheck: "127.0.0.1:9 cannot be reached: ECONNREFUSED (3 calls).",
    });
  });

  test("proxy: upstream closes the connection → finding", async () => {
    const upstream = await listen((request, response) =>
      request.method === "POST" ? request.socket.destroy() : notesServer(request, response),
    );
    const file = await call(
      `const url = process.env.CONTRACT_PROXY + "/api/notes";`,
      `await fetch(url);`,
      `await fetch(url, { method: "POST", body: "{}" });`,
    );
    expect(await answered(upstream, file)).toMatchObject({ code: 1, rules: ["no-answer"] });
  });

  test("proxy: upstream starts late → note; upstream stops → exit code 3", () => {
    const clean = { command: "proxy", findings: [], cases: [], notes: [] };
    const lost = { method: "GET", path: "/api/notes", reason: "ECONNREFUSED", didConnect: false };
    const answers = upstreamAnswers("a.example");
    answers.unanswered(lost);
    answers.answered();
    expect(answers.addTo(clean)).toEqual({ ...clean, notes: ["1 call came before a.example could be reached."] });
    answers.unanswered(lost);
    expect(answers.addTo(clean).couldNotCheck).toBe("a.example cannot be reached: ECONNREFUSED (2 calls).");
  });

  test.each([
    [["proxy"], /--upstream is missing/],
    [["proxy", "--upstream", "staging"], /--upstream takes an address/],
    [["proxy", "--upstream", "http://127.0.0.1:1", "--port", "soon"], /--port takes a number/],
  ])("proxy: %j → exit code 2", async (args, words) => {
    const { code, err } = await runCli(args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  test("proxy: port in use → exit code 3", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const ran = await runCli([
      "proxy",
      "--contract",
      await contract(),
      "--upstream",
      "http://127.0.0.1:1",
      "--port",
      String(port),
    ]);
    taken.close();
    expect(ran).toMatchObject({ code: 3, err: expect.stringContaining("cannot listen at port") as string });
  });
});
