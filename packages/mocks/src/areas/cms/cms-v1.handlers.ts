import type { components } from "@backoffice/api-client/contract";
import { createCmsEntry, deleteCmsEntry, reorderCmsEntries, updateCmsEntry } from "./cms-entries.ts";
import type { Db } from "../../db/db.ts";
import { withContentLog } from "./log-content.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sitesOf, visibleContent } from "../../session/sites.ts";

type CmsOperator = components["schemas"]["CmsOperator"];

/** Every operator and brand with its number of entries in each CMS. */
const operatorsOf = (db: Db): CmsOperator[] => {
  const rows = new Map<string, CmsOperator>();
  for (const { opId, title, parentOpId, allowedLangs } of db.operators.values())
    rows.set(opId, {
      opId,
      title: title ?? opId,
      parentOpId,
      cmsVersion: db.cmsV1.versions.get(opId) ?? "V2",
      languages: allowedLangs,
      pageCount: 0,
      postCount: 0,
      blockCount: 0,
      lastChangedAt: null,
      lastChangedBy: null,
    });
  const add = (
    what: "pageCount" | "postCount" | "blockCount",
    { opId, updatedAt, updatedBy }: { opId: string; updatedAt: string; updatedBy: string },
  ) => {
    const row = rows.get(opId);
    if (!row) return;
    row[what] += 1;
    if (row.lastChangedAt !== null && row.lastChangedAt >= updatedAt) return;
    row.lastChangedAt = updatedAt;
    row.lastChangedBy = updatedBy;
  };
  for (const it of db.cms.pages.values()) add("pageCount", it);
  for (const it of db.cms.posts.values()) add("postCount", it);
  for (const it of db.cmsBlocks.blocks.values()) add("blockCount", it);
  for (const it of db.cmsV1.entries.values())
    add(it.kind === "PAGE" ? "pageCount" : it.kind === "BLOG_POST" ? "postCount" : "blockCount", it);
  return [...rows.values()];
};

export const cmsV1 = withContentLog({
  listCmsOperators: (call) => {
    const { cmsVersion } = call.input.body;
    return list(call, operatorsOf(call.db), {
      opIdOf: (row) => row.opId,
      keep: (row) => !cmsVersion || row.cmsVersion === cmsVersion,
      search: (row) => [row.opId, row.title],
    });
  },

  listCmsEntries: (call) => {
    const { db, account, input } = call;
    const { opId, includeBrands, kind, selectedLanguage: lang } = input.body;
    const sites = sitesOf(db, account, opId, includeBrands);
    return list(call, db.cmsV1.entries.values(), {
      equal: ["status"],
      keep: (row) => row.kind === kind && sites.has(row.opId) && (!lang || lang in row.content),
      search: (row) => [row.key, ...Object.values(row.content).map((it) => it.title)],
    });
  },

  showCmsEntry: ({ db, account, input: { body } }) =>
    existing(visibleContent(db, account, db.cmsV1.entries.get(body.id)), "This entry does not exist."),

  createCmsEntry: (call) => createCmsEntry(call, call.input.body),
  updateCmsEntry: (call) => updateCmsEntry(call, call.input.body),
  deleteCmsEntry: ({ db, account, input: { query } }) => deleteCmsEntry(db, account, query.id),
  reorderCmsEntries: ({ db, account, input: { body } }) => reorderCmsEntries(db, account, body),
} satisfies AreaHandlers);
