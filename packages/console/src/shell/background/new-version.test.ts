import { afterEach, expect, it, vi } from "vitest";
import { checkVersion, newVersionStore, readServedBuild } from "./new-version.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  newVersionStore.write(false);
});

const build = (hash: string) => ({ version: "0.2.0", time: "2026-11-29T12:00:00Z", entry: `/assets/index-${hash}.js` });
const fetch = vi.fn<(path: string) => Promise<Response>>();
const serve = (answer: () => Response, own: string | undefined = "/assets/index-AAA.js") => {
  vi.stubGlobal("document", { querySelector: () => (own ? { getAttribute: () => own } : null) });
  fetch.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal("fetch", fetch);
};

it("checkVersion: same build → no new version, another build → new version", async () => {
  serve(() => Response.json(build("AAA")));
  await checkVersion();
  expect(fetch.mock.calls).toEqual([["/version.json", { cache: "no-store" }]]);
  expect(newVersionStore.read()).toBe(false);
  serve(() => Response.json(build("BBB")));
  await checkVersion();
  expect(newVersionStore.read()).toBe(true);
});

it("checkVersion: page without a built script → not asked", async () => {
  serve(() => Response.json(build("BBB")), "");
  await checkVersion();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ["error page", () => new Response("<p>502</p>", { status: 502 }), "502"],
  ["index page of a build without version.json", () => new Response("<!doctype html>"), "JSON"],
])("checkVersion: %s → rejected, no new version", async (_, answer, reason) => {
  serve(answer);
  await expect(checkVersion()).rejects.toThrow(reason);
  expect(newVersionStore.read()).toBe(false);
});

it("readServedBuild: says whether it is the one that runs here", async () => {
  serve(() => Response.json(build("AAA")));
  expect(await readServedBuild()).toEqual({ ...build("AAA"), isRunning: true });
  serve(() => Response.json(build("BBB")));
  expect(await readServedBuild()).toMatchObject({ isRunning: false });
});
