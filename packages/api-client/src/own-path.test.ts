import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const ORIGIN = "https://console.example";

test.each([
  ["/withdraw/bank-list?page=2#top", "/withdraw/bank-list?page=2#top"],
  ["/bets?from=//evil.example", "/bets?from=//evil.example"],
  ["/a/../bets", "/bets"],
  ["/players/ü", "/players/%C3%BC"],
  ["/documents/api/keys", "/documents/api/keys"],
  ["/apis", "/apis"],
  ["/players/a%2Fb", "/players/a%2Fb"],
  ["/players/100%25", "/players/100%25"],
])("ownPath: %j → same-origin path", (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  "",
  "bets",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  "/..//evil.example/x",
  "/.//evil.example/x",
  "/./\\evil.example/x",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/.%2E//evil.example",
  "/;/..//..//evil.example",
  "/api",
  "/api/auth/logout",
  "/API/auth/logout",
  "/x/../api/auth/logout",
  "/%61pi/auth/logout",
  "/%41PI/auth/logout",
  "/%2561pi/auth/logout",
  "/api%2Fauth/logout",
  "/api%3Fx",
  "/x%2f..%2fapi/auth/logout",
  "/%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/x/%2e%2e%2f%2fevil.example",
  "/%zz",
  "/%c3",
])("ownPath: %j → undefined", (text) => {
  expect(ownPath(text)).toBeUndefined();
});

test("ownPath: random text → resolves to this origin, idempotent, outside /api", () => {
  const part = fc.constantFrom(
    ..."/ // \\ . .. %2e %2f %5c : @ ? # & = ; , \t \n \r \0 \u00A0 \u200B \uFEFF \u3002 \uFF0F evil.example http: https: javascript: data: api a é".split(
      " ",
    ),
    " ",
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
    fc.string({ unit: "binary", maxLength: 12 }).map((it) => `/${it}`),
  );
  let kept = 0;
  fc.assert(
    fc.property(text, (it) => {
      const path = ownPath(it);
      if (path === undefined) return;
      kept++;
      const { origin, href } = new URL(path, ORIGIN);
      expect(origin).toBe(ORIGIN);
      expect(href).toBe(ORIGIN + path);
      expect(ownPath(path)).toBe(path);
      expect(decodeURIComponent(new URL(href).pathname)).not.toMatch(/^\/(?:[/\\]|api(?:\/|$))/i);
    }),
    { numRuns: 200_000 },
  );
  expect(kept).toBeGreaterThan(20_000);
});
