import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { addressOfUse, usedIn, wordsOfUse } from "./media-use-words.ts";

type Use = components["schemas"]["MediaUse"];

const use = (kind: Use["kind"], change: Partial<Use> = {}): Use => ({
  kind,
  blockKind: null,
  id: "one",
  opId: "op-nordlys",
  title: "One",
  language: null,
  ...change,
});
const only = (one: Use) => usedIn([one])[0]!;

it("usedIn: several languages of one kind → one entry with its languages", () => {
  const places = usedIn([
    use("BLOCK", { blockKind: "SLIDER", language: "en" }),
    use("BLOCK", { blockKind: "SLIDER", language: "sv" }),
    use("BRANDING"),
  ]);
  expect(places.map(wordsOfUse)).toEqual(["slide, English, Swedish", "branding"]);
});

describe("addressOfUse", () => {
  it.each([
    [use("PAGE", { language: "sv" }), "/cms/v2/pages/one", { opId: "op-nordlys", selectedLanguage: "sv" }],
    [use("BLOG_POST"), "/cms/v2/blog/one", { opId: "op-nordlys" }],
    [use("FOOTER", { language: "en" }), "/cms/v2/footer", { opId: "op-nordlys", selectedLanguage: "en" }],
    [use("BRANDING"), "/cms/v2/branding", { opId: "op-nordlys" }],
    [use("BLOCK", { blockKind: "MODAL" }), "/cms/v2/modals/one", { opId: "op-nordlys" }],
    [use("BLOCK", { blockKind: "LOGIN_IMAGE" }), "/cms/v2/login-image", { opId: "op-nordlys" }],
    [use("BLOCK", { blockKind: "CARD" }), "/cms/v2/cards", { opId: "op-nordlys", panel: "cms-block", block: "one" }],
  ])("%o → address of the page that uses the file", (one, to, query) =>
    expect(addressOfUse(only(one))).toEqual({ to, query }),
  );
  it.each([use("ENTRY"), use("GAME" as Use["kind"])])("%o → undefined", (one) =>
    expect(addressOfUse(only(one))).toBeUndefined(),
  );
});
