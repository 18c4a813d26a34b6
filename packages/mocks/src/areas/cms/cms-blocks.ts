import type { components, Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { SINGLE_KINDS } from "./cms-block-texts.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { siteLanguageMessages, siteOf, visibleContent, type Site } from "../../session/sites.ts";
import { displayName } from "../../session/display-name.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import type { CmsBlockRow } from "./cms-blocks-tables.ts";

type Fields = components["schemas"]["CmsBlockFields"];

const check = (account: Account, site: Site, { name, content, startsAt, endsAt }: Fields) => {
  const fields: FieldMessages = siteLanguageMessages(account, site, Object.keys(content));
  if (name.trim() === "") fields["name"] = "The name is required.";
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    fields["endsAt"] = "The end must be after the start.";
  refuseFields(fields);
};

const put = ({ db, account, clock }: Actor, row: Omit<CmsBlockRow, "languages" | "updatedAt" | "updatedBy">) => {
  const saved: CmsBlockRow = {
    ...row,
    languages: Object.keys(row.block.content),
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: displayName(account),
  };
  db.cmsBlocks.blocks.set(row.id, saved);
  return saved;
};

/** Adds a block; of a single kind a site can have only one. */
export const createCmsBlock = (
  { db, account, clock }: Actor,
  { opId, dto: block }: Input<Operations["createCmsBlock"]>["body"],
): CmsBlockRow => {
  const site = siteOf(db, account, opId);
  const { blocks } = db.cmsBlocks;
  const isThere = [...blocks.values()].some((it) => it.opId === opId && it.block.kind === block.kind);
  if (isThere && SINGLE_KINDS.includes(block.kind))
    throw new Refusal(400, `${site.title ?? "The default content"} already has one. Edit it instead.`);
  check(account, site, block);
  const id = newContentId(blocks, `block/${opId}/${block.kind}/${block.name}`);
  return put(
    { db, account, clock },
    {
      id,
      opId,
      opTitle: site.title,
      createdAt: new Date(clock.now()).toISOString(),
      block,
    },
  );
};

/** Changes a block; its kind and site cannot change. */
export const updateCmsBlock = (
  { db, account, clock }: Actor,
  { id, dto: block }: Input<Operations["updateCmsBlock"]>["body"],
): CmsBlockRow => {
  const found = existing(visibleContent(db, account, db.cmsBlocks.blocks.get(id)), "This block does not exist.");
  if (found.block.kind !== block.kind) throw Refusal.ofFields({ kind: "The kind of a block cannot be changed." });
  const site = siteOf(db, account, found.opId);
  const languages = site.languages && [...site.languages, ...found.languages];
  return check(account, { ...site, languages }, block) ?? put({ db, account, clock }, { ...found, block });
};

/** Reorders all blocks of a kind; `ids` must contain each of them once. */
export const reorderCmsBlocks = (
  db: Db,
  account: Account,
  { opId, kind, ids }: Input<Operations["reorderCmsBlocks"]>["body"],
): null => {
  siteOf(db, account, opId);
  const { blocks } = db.cmsBlocks;
  const rows = [...blocks.values()].filter((it) => it.opId === opId && it.block.kind === kind);
  const isComplete = new Set(ids).size === ids.length && ids.length === rows.length;
  if (!isComplete || !rows.every((it) => ids.includes(it.id)))
    throw new Refusal(400, "The blocks have changed. Reload them.");
  for (const row of rows) blocks.set(row.id, { ...row, block: { ...row.block, order: ids.indexOf(row.id) + 1 } });
  return null;
};
