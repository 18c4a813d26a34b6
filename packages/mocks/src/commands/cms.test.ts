import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { ask } from "../testing/ask.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";

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
  ask(backend, "createCmsPage", { body: { ...PAGE, ...change } }, { as });

const slugs = async (selectedLanguage: string) => {
  const query = { opId: "op-nordlys", selectedLanguage };
  const { data } = await ask(backend, "listCmsPages", { query, body: { page: 1, limit: 500, search: "a-page" } });
  return data.items.map((it) => it.slug);
};

describe("pages", () => {
  test.each([
    ["an operator nobody chose", { opId: "*" }, { opId: "Please select an operator or a brand." }],
    ["a blank title", { content: { en: { title: " " } } }, { "content.en.title": "The title is required." }],
    [
      "a language that the site does not have",
      { content: { ja: { title: "?" } } },
      { "content.ja": "Nordlys does not use the language ja." },
    ],
  ])("%s is refused", async (_, change, fields) => {
    const answer = await create(change);
    expect([answer.status, answer.error?.fields]).toEqual([400, fields]);
    expect(await slugs("en")).toEqual([]);
  });

  test("an address is one of a kind within its site", async () => {
    await create();
    expect((await create()).error?.fields).toEqual({ slug: "The address a-page is taken on this site." });
    expect((await create({ opId: "br-polaris", content: { en: { title: "A page" } } })).status).toBe(200);
  });

  test("a super admin writes in any language", async () => {
    expect((await create({ content: { ja: { title: "?" } } }, "super-admin")).data.languages).toEqual(["ja"]);
  });

  test("are published once, and remember when", async () => {
    const { data } = await create();
    const { opId: _opId, ...fields } = PAGE;
    const draft = await ask(backend, "updateCmsPage", { body: { ...fields, id: data.id, status: "DRAFT" } });
    expect([data.publishedAt, draft.data.publishedAt]).toEqual(["2026-11-20T12:00:00.000Z", data.publishedAt]);
  });

  test("are deleted by language, and go with the last one", async () => {
    await create();
    const query = { opId: "op-nordlys", slug: "a-page" };
    await ask(backend, "deleteCmsPage", { query: { ...query, selectedLanguage: "sv" } });
    expect([await slugs("sv"), await slugs("en")]).toEqual([[], ["a-page"]]);
    await ask(backend, "deleteCmsPage", { query: { ...query, selectedLanguage: "en" } });
    expect((await ask(backend, "deleteCmsPage", { query })).status).toBe(404);
  });

  test("of the default content are for platform staff", async () => {
    expect((await create({ opId: "DEFAULT" })).status).toBe(403);
    expect((await create({ opId: "DEFAULT" }, "admin")).data.opTitle).toBeNull();
  });
});

describe("blocks", () => {
  const common = { name: "A block", status: "ACTIVE", order: 1, startsAt: null, endsAt: null } as const;
  const block = { ...common, kind: "MODAL_CASHBACK", content: { en: { title: "Cashback", text: "" } } } as const;
  const sliders = () =>
    [...backend.db.cmsBlocks.blocks.values()].filter((it) => it.opId === "op-nordlys" && it.block.kind === "SLIDER");
  const reorder = (ids: string[]) =>
    ask(backend, "reorderCmsBlocks", { body: { opId: "op-nordlys", kind: "SLIDER", ids } });

  test("a site has one of each named modal", async () => {
    const answer = await ask(backend, "createCmsBlock", { body: { opId: "op-nordlys", dto: block } });
    expect([answer.status, answer.messages]).toEqual([400, ["Nordlys has this already. Change it instead."]]);
  });

  test("keep their kind", async () => {
    const answer = await ask(backend, "updateCmsBlock", { body: { id: sliders()[0]!.id, dto: block } });
    expect(answer.error?.fields).toEqual({ kind: "The kind of a block cannot be changed." });
  });

  test("end after they start", async () => {
    const moments = { startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" };
    const { id, block: slider } = sliders()[0]!;
    const answer = await ask(backend, "updateCmsBlock", { body: { id, dto: { ...slider, ...moments } } });
    expect(answer.error?.fields).toEqual({ endsAt: "The end is not after the start." });
  });

  test("are put in order all together", async () => {
    const ids = sliders().map((it) => it.id);
    expect((await reorder(ids.slice(1))).status).toBe(400);
    expect((await reorder([...ids.slice(1), ids[1]!])).status).toBe(400);
    await reorder(ids.toReversed());
    const body = { page: 1, itemsPerPage: 50, opId: "op-nordlys", kind: "SLIDER", sortBy: "order" } as const;
    expect((await ask(backend, "listCmsBlocks", { body })).data.items.map((it) => it.id)).toEqual(ids.toReversed());
  });
});

describe("notices", () => {
  const del = (opId: string, as: string) => ask(backend, "deleteAdminNotifications", { query: { opId } }, { as });
  const body = { severity: "INFO", title: "News", content: { en: "Good news." } } as const;

  test("to everybody are put up and taken down by platform staff", async () => {
    const refused = await ask(
      backend,
      "createAdminNotification",
      { body: { ...body, opId: "*" } },
      { as: "operator-admin" },
    );
    expect(refused.status).toBe(400);
    await ask(backend, "createAdminNotification", { body: { ...body, opId: "*" } });
    expect((await ask(backend, "listNotifications", undefined)).data[0]?.content_en).toBe("Good news.");
    await del("*", "operator-admin");
    expect((await ask(backend, "listNotifications", undefined)).data[0]?.content_en).toBe("Good news.");
    await del("*", "admin");
    expect((await ask(backend, "listNotifications", undefined)).data).toEqual([]);
    expect(backend.db.system.adminNotifications.size).toBe(0);
  });
});
