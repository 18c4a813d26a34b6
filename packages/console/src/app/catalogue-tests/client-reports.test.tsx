import { configureApi, getSession, send, type EndedCall, type Field, type ReadShape } from "@backoffice/api-client";
import { bodies, examples, operations, validationErrors } from "@backoffice/api-client/contract";
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { createRegistry } from "#kit/pages/registry.ts";
import type { Problem } from "#kit/client-reports/report.ts";
import { modules } from "../modules.ts";
import { toReport } from "../../shell/client-reports/to-report.ts";

/*
 * Nothing personal, no amount and no free text leaves the browser in a report. The contract's marks (x-pii, x-secret,
 * `format: money`) say what must not: a secret stands in each such field of each read, and in every place of a problem
 * that a program, a server or a user can fill.
 */

type Operation = (typeof operations)[keyof typeof operations];

const SECRET = /zq-\w+/g;
const registry = createRegistry(modules);
const shapes = new Map(
  Object.values(
    import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
  ).flatMap((file) => Object.entries(file)),
);

const secretsIn = (value: unknown): string[] => [...JSON.stringify([value]).matchAll(SECRET)].map(([it]) => it);

/** The reader: what a report says of the role is all that it says of the user. */
const clientOf = (secret: string) => {
  const client = new QueryClient();
  client.setQueryData(getSession.options().queryKey, {
    user_id: secret,
    email: `${secret}@example.com`,
    nickname: secret,
    timezone: null,
    language: null,
    roles: ["ADMIN"],
    op: secret,
    parentOpId: secret,
    partnerId: secret,
    permissions: [secret],
  } as never);
  return client;
};

const reportOf = (problem: Partial<Problem>, client = clientOf("zq-user")) =>
  toReport({ at: 0, href: `${window.location.origin}/players`, ...problem } as Problem, { registry, client });

const validator = (await bodies["shell"]?.())?.["sendClientReports"];
/** As JSON has it: without what is undefined. */
const wrongIn = (report: object) => validationErrors(validator, JSON.parse(JSON.stringify({ reports: [report] })));

afterEach(() => {
  configureApi({ validate: "essential", onEnd: undefined, origin: "" });
  vi.unstubAllGlobals();
});

/** Puts a secret into each personal field and amount, and into the keys of maps, so that none is of the right type. */
const poisoned = (fields: readonly Field[], value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((it) => poisoned(fields, it));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [name, it];
      if (field.personal ?? field.secret ?? field.kind === "money") return [name, { [`zq-${name}`]: `zq-${name}` }];
      if (field.map) return [name, { "zq-key": "zq-value" }];
      return [name, poisoned(field.fields ?? [], it)];
    }),
  );
};

/** The end of a read whose answer has secrets where the contract has personal data, and breaks it there. */
const endedRead = async (operation: Operation, fields: readonly Field[], rows: string | undefined) => {
  const example = (await examples[operation.tag]?.())?.[operation.id];
  const poison = (data: unknown) => poisoned(fields, data);
  const data = rows
    ? { ...(example as object), [rows]: poison((example as Record<string, unknown>)[rows]) }
    : poison(example);
  let ended: EndedCall | undefined;
  configureApi({ origin: "http://api.test", validate: "all", onEnd: (it) => (ended = it) });
  const headers = { "X-Request-Id": "zq-request" };
  vi.stubGlobal("fetch", async () => Response.json({ success: true, messages: ["zq-message"], data }, { headers }));
  await send(operation as never, {} as never).catch(() => undefined);
  return { ended: ended!, planted: secretsIn(data) };
};

test("error reports: answers with personal data and amounts in each field that the contract marks → none in the report", async () => {
  let planted = 0;
  let inDetails = 0;
  let broken = 0;
  for (const [id, { fields, rows }] of shapes) {
    const operation = operations[id as keyof typeof operations];
    const { ended, planted: secrets } = await endedRead(operation, fields, rows);
    planted += secrets.length;
    inDetails += secretsIn(ended.error?.detail ?? "").length;
    const report = reportOf({ call: ended });
    expect(secretsIn(report), id).toEqual([]);
    expect(wrongIn(report), id).toEqual([]);
    const isBroken = ended.error?.kind === "malformed";
    broken += Number(isBroken);
    expect((report.violations ?? []).length > 0, id).toBe(isBroken);
  }
  // The test can fail: secrets are there to be sent, also in what the client says to developers.
  expect(planted).toBeGreaterThan(300);
  expect(broken).toBeGreaterThan(60);
  expect(inDetails).toBeGreaterThan(0);
});

/** Texts that users type, and texts that imitate the formats that a report allows. */
const secret = fc.oneof(
  fc.constantFrom(
    "zq-mara@example.com",
    "Mara zq-Lindqvist",
    "DE89 zq-37040044",
    "1,234.56 zq-EUR",
    "zq-Error",
    "/players/zq-mara",
    `${window.location.origin}/assets/zq-mara.js:1:2`,
    `at f (${window.location.origin}/assets/zq-mara.js:1:2)`,
    "inline zq-mara",
  ),
  fc.string({ maxLength: 12 }).map((it) => `zq-mara${it}`),
);

/** Where an error shows. */
const SOURCES = {
  caught: (caught: unknown) => ({ caught }),
  error: (error: unknown) => ({ event: Object.assign(new Event("error"), { error }) }),
  rejection: (reason: unknown) => ({ event: Object.assign(new Event("unhandledrejection"), { reason }) }),
};

test("error reports: problems with secrets in every place that can be filled → none in the report, and the report is valid", () => {
  const paths = registry.pages.map(({ path }) => path);
  const panels = [...registry.panels.keys()];
  fc.assert(
    fc.property(
      fc.record({
        source: fc.constantFrom(...Object.values(SOURCES)),
        path: fc.constantFrom(...paths, "/zq-nowhere"),
        panel: fc.constantFrom(...panels, "zq-panel"),
        text: secret,
        thrown: fc.constantFrom("error", "named", "text", "object"),
      }),
      ({ source, path, panel, text, thrown }) => {
        const parameters = new URLSearchParams({ panel, search: text, [text]: "1" });
        const href = `${window.location.origin}${path.replaceAll(/\{\w+\}/g, encodeURIComponent(text))}?${parameters}#${encodeURIComponent(text)}`;
        const error = new Error(text);
        error.stack = `Error: ${text}\n    at f (${window.location.origin}/assets/index-1.js:1:2)`;
        if (thrown === "named") error.name = text;
        const reason = { error, named: error, text, object: { message: text, stack: text, name: text } }[thrown];
        const report = reportOf({ ...source(reason), href });
        expect(secretsIn(report)).toEqual([]);
        expect(wrongIn(report)).toEqual([]);
        expect(report.page).toBe(path === "/zq-nowhere" ? undefined : path);
        expect(report.panel).toBe(panel === "zq-panel" ? undefined : panel);
      },
    ),
    { numRuns: 500 },
  );
});

test("error reports: contract version of the server is a text → not in the report", () => {
  for (const contract of ["zq-mara", "1.2.3+zq-mara", "1.2.3 zq-mara"]) {
    const report = reportOf({ contract });
    expect(secretsIn(report)).toEqual([]);
    expect(wrongIn(report)).toEqual([]);
  }
  expect(reportOf({ contract: "1.2.3+0123ab" }).contract).toBe("1.2.3+0123ab");
});

test("error reports: security policy violation → directive and blocked scheme, no address and no sample", () => {
  const violation = (blockedURI: string, sourceFile = "https://zq-elsewhere.example/zq-x.js") =>
    reportOf({
      event: Object.assign(new Event("securitypolicyviolation"), {
        effectiveDirective: "connect-src",
        blockedURI,
        sourceFile,
        lineNumber: 1,
        columnNumber: 2,
        sample: "zq-sample",
        documentURI: "http://localhost/players?search=zq-mara",
        referrer: "zq-referrer",
      }),
    });
  for (const blocked of ["inline", "eval", "https://evil.example/zq-mara?zq-x", `${window.location.origin}/zq-mara`]) {
    expect(secretsIn(violation(blocked)), blocked).toEqual([]);
    expect(wrongIn(violation(blocked)), blocked).toEqual([]);
  }
  expect(violation("inline", `${window.location.origin}/assets/a-1.js`)).toMatchObject({
    directive: "connect-src",
    blocked: "inline",
    stack: ["assets/a-1.js:1:2"],
  });
  expect(violation("https://evil.example/x").blocked).toBe("other-origin");
});
