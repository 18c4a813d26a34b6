import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { createRandom } from "../../db/random.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { siteOf } from "../../session/sites.ts";
import { displayName } from "../../session/display-name.ts";
import type { MediaRow } from "./cms-site-tables.ts";

const LARGEST = 5 * 1024 * 1024;
const PICTURES: readonly string[] = ["jpg", "jpeg", "png", "webp", "svg"];
const FILES: readonly string[] = [...PICTURES, "pdf", "mp4"];

/** Adds a file to the gallery of a site; its content is not stored. */
export const uploadMedia = (
  { db, account, clock }: Actor,
  { file, opId, target, tags }: Input<Operations["uploadMedia"]>["body"],
): MediaRow => {
  siteOf(db, account, opId);
  const name = file instanceof File ? file.name : "file";
  if (/[/\\]/.test(name)) throw Refusal.ofFields({ file: "The file name must not contain a slash or a backslash." });
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (!FILES.includes(extension)) throw Refusal.ofFields({ file: `Only (${FILES.join(",")}) files are allowed.` });
  if (file.size > LARGEST) throw Refusal.ofFields({ file: "The file must be smaller than 5MB." });
  const { media } = db.cmsSite;
  const random = createRandom(`media/${opId}/${name}/${media.size}`);
  let _id = random.text(24, "0123456789abcdef");
  while (media.has(_id)) _id = random.text(24, "0123456789abcdef");
  const isPicture = PICTURES.includes(extension);
  const item: MediaRow = {
    _id,
    opId,
    path: `/media/${opId}/${_id.slice(0, 6)}-${name}`,
    name,
    extension,
    target,
    tags: tags ?? [],
    sizeBytes: file.size,
    width: isPicture ? 1200 : null,
    height: isPicture ? 800 : null,
    uploadedBy: displayName(account),
    createdAt: new Date(clock.now()).toISOString(),
  };
  db.cmsSite.media = new Map([[_id, item], ...media]);
  return item;
};
