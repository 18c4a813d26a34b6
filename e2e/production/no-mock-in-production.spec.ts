import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, test } from "../fixtures.ts";

/** Terms that occur only in the mock server and its libraries. */
const MOCK = /mockServiceWorker|\bmsw\b|x-mock-|\bfaker\b|startMocked/i;

const textOf = async (build: string) => {
  const entries = await readdir(`${ROOT}packages/console/${build}`, { recursive: true, withFileTypes: true });
  const paths = entries.filter((it) => it.isFile() && /\.(?:js|html|css)$/.test(it.name));
  return Promise.all(
    paths.map(async (it) => ({ name: it.name, text: await readFile(join(it.parentPath, it.name), "utf8") })),
  );
};

test("production build: contains no mock code", async () => {
  const files = await textOf("dist");
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((it) => MOCK.test(it.text)).map((it) => it.name)).toEqual([]);
});

test("mocked build: contains mock code, so the search terms are valid", async () => {
  const files = await textOf("dist-mocked");
  expect(files.filter((it) => MOCK.test(it.text)).length).toBeGreaterThan(0);
});

test("service worker of the mock: not served in production", async ({ request }) => {
  const response = await request.get("/mockServiceWorker.js");
  expect(response.headers()["content-type"]).toContain("text/html");
});
