import { afterEach, expect, it, vi } from "vitest";
import { checkVersion, entryOf, newVersionStore } from "./new-version.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  newVersionStore.write(false);
});

const page = (hash: string) => `<script type="module" crossorigin src="/assets/index-${hash}.js"></script>`;
const serve = (html: string, ok = true) => {
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-AAA.js" }) });
  vi.stubGlobal("fetch", async () => new Response(html, { status: ok ? 200 : 502 }));
};

it("entryOf: page of a build → its entry script, error page → undefined", () => {
  expect(entryOf(page("AAA"))).toBe("/assets/index-AAA.js");
  expect(entryOf("<p>Bad gateway</p>")).toBeUndefined();
});

it("checkVersion: same build → no new version, another build → new version", async () => {
  serve(page("AAA"));
  await checkVersion();
  expect(newVersionStore.read()).toBe(false);
  serve(page("BBB"));
  await checkVersion();
  expect(newVersionStore.read()).toBe(true);
});

it("checkVersion: error page → rejected, no new version", async () => {
  serve("<p>502</p>", false);
  await expect(checkVersion()).rejects.toThrow("502");
  expect(newVersionStore.read()).toBe(false);
});
