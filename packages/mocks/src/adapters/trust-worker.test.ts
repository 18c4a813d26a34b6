import { afterEach, expect, test, vi } from "vitest";
import { trustWorker } from "./trust-worker.ts";

type Policy = { createScriptURL(url: string): string };
afterEach(() => vi.unstubAllGlobals());

const stub = (defaultPolicy: unknown) => {
  const createPolicy = vi.fn<(name: string, policy: Policy) => unknown>();
  vi.stubGlobal("location", { href: "https://console.example/withdraw/bank-list" });
  vi.stubGlobal("trustedTypes", { defaultPolicy, createPolicy });
  return createPolicy;
};

test("trustWorker: default policy → allows the mock's worker URL only", () => {
  const createPolicy = stub(null);
  trustWorker("/mockServiceWorker.js");
  const [name, policy] = createPolicy.mock.calls[0]!;
  expect(name).toBe("default");
  expect(Object.keys(policy)).toEqual(["createScriptURL"]);
  for (const url of ["/mockServiceWorker.js", "https://console.example/mockServiceWorker.js"])
    expect(policy.createScriptURL(url)).toBe(url);
  for (const url of [
    "/other.js",
    "https://elsewhere.example/mockServiceWorker.js",
    "//elsewhere.example/mockServiceWorker.js",
    "data:,1",
    "/mockServiceWorker.js?x",
  ])
    expect(() => policy.createScriptURL(url)).toThrow("is not trusted");
});

test("trustWorker: policy already set or Trusted Types unsupported → no policy is created", () => {
  const createPolicy = stub({});
  trustWorker("/mockServiceWorker.js");
  expect(createPolicy).not.toHaveBeenCalled();
  vi.stubGlobal("trustedTypes", undefined);
  expect(() => trustWorker("/mockServiceWorker.js")).not.toThrow();
});
