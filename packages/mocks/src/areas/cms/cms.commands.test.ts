import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import { namesPath } from "./media-uses.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
  backend.db.operators.set("op-nordlys", { ...backend.db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv"] });
});

const PAGE = {
  opId: "op-nordlys",
  slug: "a-page",
  pageType: "STANDARD",
  status: "PUBLISHED",
  showInSitemap: true,
  content: { en: { title: "A page" }, sv: { title: "En sida" } },
} as const;

const create = (change: object = {}, as = "operator-admin") =>
  callOperation(backend, "createCmsPage", { body: { ...PAGE, ...change } }, { as });

const slugs = async (selectedLanguage: string) => {
  const query = { opId: "op-nordlys", selectedLanguage };
  const { data } = await callOperation(backend, "listCmsPages", {
    query,
    body: { page: 1, limit: 500, search: "a-page" },
  });
  return data.items.map((it) => it.slug);
};

describe("CMS pages", () => {
  test.each([
    ["an operator nobody chose", { opId: "*" }, { opId: "Please select an operator or a brand." }],
    ["a blank title", { content: { en: { title: " " } } }, { "content.en.title": "The title is required." }],
    [
      "a language that the site does not have",
      { content: { ja: { title: "?" } } },
      { "content.ja": "Nordlys does not use the language ja." },
    ],
  ])("createCmsPage: %s → refused with field errors", async (_, change, fields) => {
    const answer = await create(change);
    expect([answer.status, answer.error?.fields]).toEqual([400, fields]);
    expect(await slugs("en")).toEqual([]);
  });

  test("CMS page slug: taken on the same site → refused; on another site → accepted", async () => {
    await create();
    expect((await create()).error?.fields).toEqual({ slug: "The address a-page is already used on this site." });
    expect((await create({ opId: "br-polaris", content: { en: { title: "A page" } } })).status).toBe(200);
  });

  test("createCmsPage: super admin uses any language → accepted", async () => {
    expect((await create({ content: { ja: { title: "?" } } }, "super-admin")).data.languages).toEqual(["ja"]);
  });

  test("CMS page: published, then set to draft → publishedAt is kept", async () => {
    const { data } = await create();
    const { opId: _opId, ...fields } = PAGE;
    const draft = await callOperation(backend, "updateCmsPage", { body: { ...fields, id: data.id, status: "DRAFT" } });
    expect([data.publishedAt, draft.data.publishedAt]).toEqual(["2026-11-20T12:00:00.000Z", data.publishedAt]);
  });

  test("CMS page: changes kept for later → published copy stays until the next publication", async () => {
    const { data: page } = await create();
    const { opId: _opId, ...fields } = PAGE;
    const save = async (change: object) =>
      (await callOperation(backend, "updateCmsPage", { body: { ...fields, id: page.id, ...change } })).data;
    const en = { title: "Another title" };
    const kept = await save({ keepPublished: true, content: { ...PAGE.content, en } });
    expect([kept.hasUnpublishedChanges, kept.published?.content]).toEqual([true, PAGE.content]);
    // The published copy stays that of the last publication, and goes when there is no difference.
    const again = await save({ keepPublished: true, slug: "another" });
    expect(again.published).toMatchObject({ slug: "a-page", content: PAGE.content });
    expect((await save({ keepPublished: true })).published).toBeNull();
    await save({ keepPublished: true, content: { ...PAGE.content, en } });
    const published = await save({ content: { ...PAGE.content, en } });
    expect([published.hasUnpublishedChanges, published.published]).toEqual([false, null]);
    // A draft has nothing on the site.
    expect((await save({ keepPublished: true, status: "DRAFT" })).published).toBeNull();
  });

  test("CMS page: deleted by language → removed with its last language", async () => {
    await create();
    const query = { opId: "op-nordlys", slug: "a-page" };
    await callOperation(backend, "deleteCmsPage", { query: { ...query, selectedLanguage: "sv" } });
    expect([await slugs("sv"), await slugs("en")]).toEqual([[], ["a-page"]]);
    await callOperation(backend, "deleteCmsPage", { query: { ...query, selectedLanguage: "en" } });
    expect((await callOperation(backend, "deleteCmsPage", { query })).status).toBe(404);
  });

  test("CMS page: operator drops a language → existing text stays, new text is refused", async () => {
    const { data: page } = await create();
    const { db } = backend;
    db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en"] });
    const { opId: _opId, ...fields } = PAGE;
    const body = { ...fields, id: page.id };
    const kept = await callOperation(backend, "updateCmsPage", { body }, { as: "operator-admin" });
    expect([kept.status, kept.data.languages]).toEqual([200, ["en", "sv"]]);
    expect((await create({ slug: "another" })).error?.fields).toEqual({
      "content.sv": "Nordlys does not use the language sv.",
    });
  });

  test("CMS DEFAULT pages: platform staff only", async () => {
    expect((await create({ opId: "DEFAULT" })).status).toBe(403);
    expect((await create({ opId: "DEFAULT" }, "admin")).data.opTitle).toBeNull();
  });
});

test.each([
  [25, 200],
  [31, 400],
])("footer: 8 columns of %i items → %i", async (length, status) => {
  const items = Array.from({ length }, (_, at) => ({ title: `Item ${at}`, url: `/${at}` }));
  const menu = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`column${at + 1}`, { items }]));
  const query = { opId: "op-nordlys", selectedLanguage: "en" };
  const answer = await callOperation(backend, "updateFooter", { query, body: { language: "en", content: { menu } } });
  expect(answer.status).toBe(status);
});

describe("CMS blocks", () => {
  const common = { name: "A block", status: "ACTIVE", order: 1, startsAt: null, endsAt: null } as const;
  const block = { ...common, kind: "MODAL_CASHBACK", content: { en: { title: "Cashback", text: "" } } } as const;
  const sliders = () =>
    [...backend.db.cmsBlocks.blocks.values()].filter((it) => it.opId === "op-nordlys" && it.block.kind === "SLIDER");
  const reorder = (ids: string[]) =>
    callOperation(backend, "reorderCmsBlocks", { body: { opId: "op-nordlys", kind: "SLIDER", ids } });

  test("CMS block: second modal of the same kind → refused", async () => {
    const answer = await callOperation(backend, "createCmsBlock", { body: { opId: "op-nordlys", dto: block } });
    expect([answer.status, answer.messages]).toEqual([400, ["Nordlys already has one. Edit it instead."]]);
  });

  test("CMS block: kind changes → refused", async () => {
    const answer = await callOperation(backend, "updateCmsBlock", { body: { id: sliders()[0]!.id, dto: block } });
    expect(answer.error?.fields).toEqual({ kind: "The kind of a block cannot be changed." });
  });

  test("CMS block: end before start → validation error", async () => {
    const moments = { startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" };
    const { id, block: slider } = sliders()[0]!;
    const answer = await callOperation(backend, "updateCmsBlock", { body: { id, dto: { ...slider, ...moments } } });
    expect(answer.error?.fields).toEqual({ endsAt: "The end must be after the start." });
  });

  test("CMS blocks: reorder without all ids → refused; with all ids → new order", async () => {
    const ids = sliders().map((it) => it.id);
    expect((await reorder(ids.slice(1))).status).toBe(400);
    expect((await reorder([...ids.slice(1), ids[1]!])).status).toBe(400);
    await reorder(ids.toReversed());
    const body = { page: 1, itemsPerPage: 50, opId: "op-nordlys", kind: "SLIDER", sortBy: "order" } as const;
    expect((await callOperation(backend, "listCmsBlocks", { body })).data.items.map((it) => it.id)).toEqual(
      ids.toReversed(),
    );
  });
});

describe("CMS v1 entries", () => {
  const menu = () =>
    [...backend.db.cmsV1.entries.values()].filter((it) => it.opId === "op-nordlys" && it.kind === "MENU");
  const item = (key: string) => menu().find((it) => it.key === key)!;
  const change = (key: string, changes: { key?: string; parentKey?: string | null }) => {
    const { id, status, order, parentKey, content } = item(key);
    return callOperation(backend, "updateCmsEntry", {
      body: { id, key, status, order, parentKey, content, ...changes },
    });
  };
  const reorder = (ids: string[]) =>
    callOperation(backend, "reorderCmsEntries", { body: { opId: "op-nordlys", kind: "MENU", ids } });

  test("CMS v1 entry: parent's key changes → parentKey follows", async () => {
    await change("casino", { key: "games" });
    expect(item("live-casino").parentKey).toBe("games");
  });

  test("CMS v1 entry: parent is itself or a descendant → refused", async () => {
    await change("sports", { parentKey: "live-casino" });
    const below = await change("casino", { parentKey: "sports" });
    expect(below.error?.fields).toEqual({ parentKey: "The parent is below the entry itself." });
    expect((await change("casino", { parentKey: "casino" })).status).toBe(400);
  });

  test("CMS v1 entries: reorder without all ids → refused; with all ids → new order", async () => {
    const ids = menu().map((it) => it.id);
    expect((await reorder(ids.slice(1))).status).toBe(400);
    expect((await reorder([...ids.slice(1), ids[1]!])).status).toBe(400);
    await reorder(ids.toReversed());
    expect(menu().map((it) => it.order)).toEqual([4, 3, 2, 1]);
  });
});

describe("admin notifications", () => {
  const del = (opId: string, as: string) =>
    callOperation(backend, "deleteAdminNotifications", { query: { opId } }, { as });
  const body = { severity: "INFO", title: "News", content: { en: "Good news." } } as const;

  test("admin notification: for all operators → created and deleted by platform staff only", async () => {
    const refused = await callOperation(
      backend,
      "createAdminNotification",
      { body: { ...body, opId: "*" } },
      { as: "operator-admin" },
    );
    expect(refused.status).toBe(400);
    await callOperation(backend, "createAdminNotification", { body: { ...body, opId: "*" } });
    expect((await callOperation(backend, "listNotifications", undefined)).data[0]?.content_en).toBe("Good news.");
    await del("*", "operator-admin");
    expect((await callOperation(backend, "listNotifications", undefined)).data[0]?.content_en).toBe("Good news.");
    await del("*", "admin");
    expect((await callOperation(backend, "listNotifications", undefined)).data).toEqual([]);
    expect(backend.db.system.adminNotifications.size).toBe(0);
  });
});

describe("media uses", () => {
  const uses = async (path: string, as = "operator-admin") => {
    const file = [...backend.db.cmsSite.media.values()].find((it) => it.path === path)!;
    const { data } = await callOperation(
      backend,
      "findMediaUses",
      { body: { mediaId: file._id, opId: file.opId } },
      { as },
    );
    return data.items.map(({ kind, title, language }) => [kind, title, language]);
  };

  test("findMediaUses: file in use → kind, title and language of visible content", async () => {
    const path = "/media/op-nordlys/slider-1.webp";
    const before = await uses(path);
    expect(before).toContainEqual(["BLOCK", "Spring is here", "en"]);
    await create({ content: { en: { title: "A page", text: `<img src="${path}">` }, sv: { title: "En sida" } } });
    expect(await uses(path)).toEqual([["PAGE", "/a-page", "en"], ...before]);
    expect(await uses("/media/op-nordlys/logo.svg")).toEqual([["BRANDING", "Branding", null]]);
  });

  test.each([
    ["/media/a.png", true],
    ['<img src="/media/a.png">', true],
    ["See /media/a.png.", true],
    ["https://example.com/media/a.png", false],
    ["/media/a.png/b", false],
    ["/media/a.pngx", false],
    ["/other/media/a.png", false],
    ["/other/media/a.png and /media/a.png", true],
  ])("namesPath: %s → %s", (text, isNamed) => expect(namesPath(text, "/media/a.png")).toBe(isNamed));
});
