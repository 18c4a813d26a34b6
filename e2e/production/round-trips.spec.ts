import { readFileSync } from "node:fs";
import { expect, signIn, test } from "../fixtures.ts";

const DIST = new URL("../../packages/console/dist/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DIST), "utf8");

type Chunk = { file: string; name?: string; isEntry?: true; imports?: string[]; dynamicImports?: string[] };
const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
const chunks = Object.values(manifest).filter(({ file }) => file.endsWith(".js"));
const named = (name: string) => chunks.find((it) => it.name === name)!;

/** A chunk and all that it imports, whether directly or not. */
const withImports = (chunk: Chunk, visited = new Set<Chunk>()): Set<Chunk> => {
  if (visited.has(chunk)) return visited;
  visited.add(chunk);
  for (const key of chunk.imports ?? []) withImports(manifest[key]!, visited);
  return visited;
};
const first = new Set([...withImports(chunks.find((it) => it.isEntry)!), ...withImports(named("list"))]);
/** The files that chunks take in a first visit, beside those of the first load. */
const filesOf = (...wanted: Chunk[]): string[] => {
  const all = wanted.flatMap((it) => [...withImports(it)]).filter((it) => !first.has(it));
  return [...new Set(all.map(({ file }) => file))];
};

/** An `import()` of a build, up to the next one; its call ends with the files that are requested together with it. */
const IMPORT =
  /import\(["'`]\.\/([^"'`]+)["'`]\)(?:(?!import\(["'`]).)*?__vite__mapDeps\(\[([\d,]*)\]\)|import\(["'`]\.\/([^"'`]+)["'`]\)/gs;

/** The files that a file loads on demand, each with those that are requested together with it. */
const importsIn = (code: string) => {
  const names = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? "[]") as string[];
  return [...code.matchAll(IMPORT)].map(([, file, indices = "", alone]) => ({
    file: `assets/${file ?? alone}`,
    together: indices.split(",").flatMap((it) => (it ? [names[Number(it)]!] : [])),
  }));
};

const pages = Object.entries(manifest).filter(([key]) => /\.pages\.tsx?$/.test(key));
const panels = Object.entries(manifest).filter(([key]) => key.endsWith(".panels.ts"));
const drawers = named("drawers");
/** Code that is loaded once the first list is idle. */
const shared = [named("pages"), drawers, named("forms")].map(({ file }) => file);
const uses = (files: readonly string[], { file }: Chunk) => files.includes(file);

test("code that is loaded on demand: all files that it needs are requested in one round trip", () => {
  const chains: string[] = [];
  let checked = 0;
  for (const chunk of chunks)
    for (const { file, together } of importsIn(read(chunk.file))) {
      checked += 1;
      const there = new Set([...[...first, ...withImports(chunk)].map((it) => it.file), file, ...together]);
      const fileChunk = chunks.find((it) => it.file === file)!;
      const late = filesOf(fileChunk).filter((it) => !there.has(it));
      if (late.length > 0) chains.push(`${chunk.file} → ${file} → ${late.join(", ")}`);
    }
  expect(chains).toEqual([]);
  expect(checked).toBeGreaterThan(pages.length + panels.length);
});

test("first drawer or dialog of any feature: at most six files", () => {
  const many = panels.map(([key, chunk]) => [key, filesOf(chunk, drawers).length] as const);
  expect(many.filter(([, files]) => files > 6)).toEqual([]);
  expect(many.length).toBeGreaterThan(50);
});

test("first list of any feature: at most three files", () => {
  const lists = pages
    .map(([key, chunk]) => [key, filesOf(chunk)] as const)
    .filter(([, files]) => !uses(files, drawers));
  expect(lists.filter(([, files]) => files.length > 3)).toEqual([]);
  expect(lists.length).toBeGreaterThan(30);
});

test("first page with windows or forms of its own: at most three files beside those that pages and drawers share", () => {
  const own = pages.map(([key, chunk]) => [key, filesOf(chunk).filter((it) => !shared.includes(it))] as const);
  expect(own.filter(([, files]) => files.length > 3)).toEqual([]);
});

test("row of a list is pressed in a first visit: its read leaves and all code is requested in one round trip", async ({
  ownPage: page,
}) => {
  const [, list] = pages.find(([key]) => key.endsWith("/bank-accounts.pages.ts"))!;
  const [, panel] = panels.find(([key]) => key.endsWith("/bank-accounts.panels.ts"))!;
  const held = filesOf(panel, drawers).filter((it) => !filesOf(list).includes(it));
  const requested: string[] = [];
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (held.includes(file)) {
      requested.push(file);
      await code.promise;
    }
    await route.continue();
  });
  const reads: (string | null)[] = [];
  page.on("request", (request) => request.url().endsWith("/bank-accounts/show") && reads.push(request.postData()));
  const known = page.waitForResponse(/\/assets\/panel-reads-/);
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-accounts");
  await known;
  const answered = page.waitForResponse(/\/bank-accounts\/show$/);
  await page.getByRole("grid", { name: "Bank accounts" }).getByRole("row").nth(2).click();
  await answered;
  await expect.poll(() => requested.toSorted()).toEqual(held.toSorted());
  code.resolve();
  await expect(page.getByRole("dialog", { name: "Bank account" }).getByText("IBAN").first()).toBeVisible();
  // The next record of the queue may have been read ahead.
  expect(reads.filter((it) => it === reads[0])).toHaveLength(1);
});
