import { readFile, readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import {
  everywhere,
  exchange,
  pairs,
  plantedContract,
  plantedTraffic,
  SECRETS,
  TELLING,
} from "../testing/planted-secrets.ts";
import { listen } from "../testing/proxy.ts";
import { NOON, runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { watchServerIn } from "../server/watch-server.ts";
import { loadContract } from "../contract/load-contract.ts";

const work = workFolder();

let [contract, har] = ["", ""];
beforeAll(async () => {
  contract = await work.put("openapi.yaml", plantedContract);
  har = await work.har("traffic.har", plantedTraffic);
});

const SHOW = [
  { how: "without --show-values", show: [] },
  { how: "with --show-values", show: ["--show-values"] },
];
const FORMATS = ["text", "json", "junit", "sarif", "markdown", "github"];
/** All that a run has printed and written. */
const toldBy = async ({ out, err }: Pick<Ran, "out" | "err">) => {
  const own = new Set(["traffic.har", "openapi.yaml", "broken.ndjson"]);
  const files = (await readdir(work.path("."))).filter((it) => !own.has(it));
  return [out, err, ...(await Promise.all(files.map((it) => readFile(work.path(it), "utf8"))))].join("\n");
};
const leaks = (text: string) =>
  text.split("\n").filter((it) => TELLING.test(it) || TELLING.test(decodeURI(it.replaceAll("%", "%25"))));
const run = (command: string, ...more: string[]) => runCli([command, "--contract", contract, ...more]);

describe.each(SHOW)("secrets in traffic, $how", ({ show }) => {
  test.each(FORMATS)("replay as %s → no secret printed or written", async (format) => {
    const printed = await run("replay", "--har", har, "--format", format, ...show);
    expect(printed.out).toMatch(/undocumented-field/);
    expect(printed.code).toBe(1);
    const written = await run(
      "replay",
      "--har",
      har,
      "--format",
      format,
      "--output",
      work.path(`report.${format}`),
      ...show,
    );
    expect(leaks((await toldBy(printed)) + (await toldBy(written)))).toEqual([]);
  });

  test.each(FORMATS)("suggest and coverage as %s → no secret printed or written", async (format) => {
    const patch = await run("suggest", "--har", har, "--format", format, ...show);
    const covered = await run("coverage", "--har", har, "--format", format, ...show);
    expect(patch.code + covered.code).toBe(0);
    expect(leaks((await toldBy(patch)) + (await toldBy(covered)))).toEqual([]);
  });

  test("replay --write-baseline → no secret in the baseline", async () => {
    const baseline = ["--baseline", work.path("baseline.yaml")];
    const ran = await run("replay", "--har", har, ...baseline, "--write-baseline", "--reason", "Later", ...show);
    expect(ran.code).toBe(0);
    expect(await readFile(work.path("baseline.yaml"), "utf8")).toContain("undocumented-field");
    const again = await run("replay", "--har", har, ...baseline, ...show);
    expect(leaks((await toldBy(ran)) + (await toldBy(again)))).toEqual([]);
  });

  test("scrub → no secret in the scrubbed recording", async () => {
    const ran = await run("scrub", "--har", har, "--output", work.path("scrubbed.har"), ...show);
    expect(ran.code).toBe(0);
    expect(leaks(await toldBy(ran))).toEqual([]);
  });

  test("replay of a broken recording → error message quotes none of it", async () => {
    const broken = await work.put(
      "broken.ndjson",
      `${JSON.stringify(plantedTraffic[0])}\n{"request": ${SECRETS.email} hunterpin\n`,
    );
    const ran = await run("replay", "--har", broken, ...show);
    expect(ran.code).toBe(3);
    expect(leaks(await toldBy(ran))).toEqual([]);
  });

  test("live and proxy → no secret printed", async () => {
    const server = await listen((_, response) => {
      response.setHeader("set-cookie", [`${SECRETS.email}=hunterpin`, "session=hunterpin"]);
      response.setHeader("cache-control", `public, ${SECRETS.email}`);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(everywhere));
    });
    const live = await run("live", "--url", server, "--rate", "500", "--format", "json", ...show);
    expect(live.out).toContain("undocumented-field");
    const address = `/api/people/${encodeURIComponent(SECRETS.email)}?${pairs}`;
    const calls = `const u = process.env.CONTRACT_PROXY; await fetch(u + "/api/notes"); await fetch(u + ${JSON.stringify(address)});`;
    const command = `node --input-type=module -e '${calls}'`;
    const proxied = await run("proxy", "--upstream", server, "--run", command, "--format", "json", ...show);
    expect(proxied.out).toContain("undocumented-endpoint");
    expect(leaks((await toldBy(live)) + (await toldBy(proxied)))).toEqual([]);
  });

  test("watchServer → no secret in its report and errors", async () => {
    const said = { out: "", err: "" };
    const watched = await watchServerIn(
      { contract, showValues: show.length > 0 },
      {
        out: (text) => void (said.out += text),
        err: (text) => void (said.err += text),
        env: {},
        now: () => NOON,
        load: loadContract,
      },
    );
    const server = await listen((request, response) => {
      watched.middleware(request, response);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(everywhere));
    });
    await fetch(`${server}/api/notes?${pairs}`, {
      method: "POST",
      body: JSON.stringify(everywhere),
      headers: { "content-type": "application/json" },
    }).then((it) => it.text());
    await fetch(`${server}/api/people/${encodeURIComponent(SECRETS.email)}?${pairs}`).then((it) => it.text());
    // Drift is thrown with the report as the message, which test runners print.
    const thrown = async (end: Promise<unknown>) => String(await end.catch((error: unknown) => error));
    const checked = await thrown(watched.check());
    expect(checked).toContain("undocumented-endpoint");
    const finished = await thrown(watched.finish("--format", "json", "--output", work.path("server.json")));
    expect(finished).toContain("undocumented-endpoint");
    expect(await readFile(work.path("server.json"), "utf8")).toContain("undocumented-endpoint");
    const code = await watched.finish("--format", "json", { exitCode: true });
    expect(code).toBe(1);
    expect(leaks([await toldBy(said), checked, finished].join("\n"))).toEqual([]);
  });
});

test("--show-values: codes and dates that identify nobody → shown", async () => {
  const entry = exchange("GET", "/api/notes", undefined, { kind: "GOLD", level: "VIP-2", since: "2026-11-05" });
  const file = await work.har("traffic.har", [entry]);
  const { out } = await run("replay", "--har", file, "--show-values");
  for (const it of ["GOLD", "VIP-2", "2026-11-05"]) expect(out).toContain(`"${it}"`);
  expect((await run("replay", "--har", file)).out).not.toMatch(/GOLD|VIP-2|2026-11-05/);
});
