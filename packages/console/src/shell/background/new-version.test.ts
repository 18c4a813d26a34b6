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

it("knows a build by the script that its page starts with", () => {
  expect(entryOf(page("AAA"))).toBe("/assets/index-AAA.js");
  expect(entryOf("<p>Bad gateway</p>")).toBeUndefined();
});

it("says so when the server has another build, and not when it has the same", async () => {
  serve(page("AAA"));
  await checkVersion();
  expect(newVersionStore.read()).toBe(false);
  serve(page("BBB"));
  await checkVersion();
  expect(newVersionStore.read()).toBe(true);
});

it("takes an error page for no new version", async () => {
  serve("<p>502</p>", false);
  await expect(checkVersion()).rejects.toThrow("502");
  expect(newVersionStore.read()).toBe(false);
});
