import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleContent } from "../../session/sites.ts";

type Use = components["schemas"]["MediaUse"];
type Content = Readonly<Record<string, object>>;

/** Whether a text contains the path, and not a longer path that begins or ends with it. */
export const namesPath = (text: string, path: string): boolean => {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const [before, after] = [text[at - 1] ?? "", text[at + path.length] ?? ""];
    if (!/[\w/.-]/.test(before) && !/[\w/-]/.test(after)) return true;
  }
  return false;
};

const isIn = (value: unknown, path: string): boolean => {
  if (typeof value === "string") return namesPath(value, path);
  return typeof value === "object" && value !== null && Object.values(value).some((it) => isIn(it, path));
};

/** The languages of a content in which the path is used; null where the field is the same in all languages. */
const languagesIn = (shared: unknown, content: Content, path: string): (string | null)[] => [
  ...(isIn(shared, path) ? [null] : []),
  ...Object.keys(content).filter((language) => isIn(content[language], path)),
];

/** The places where content of sites visible to the account uses a file, by its path as content has it: encoded. */
export const mediaUses = (db: Db, account: Account, stored: string): Use[] => {
  const path = stored.split("/").map(encodeURIComponent).join("/");
  const uses = <Row extends { opId: string }>(
    rows: ReadonlyMap<string, Row>,
    languages: (row: Row) => (string | null)[],
    about: (row: Row) => Pick<Use, "kind" | "id" | "title"> & Partial<Pick<Use, "blockKind">>,
  ): Use[] =>
    [...rows.values()].flatMap((row) => {
      const found = languages(row);
      if (found.length === 0 || !visibleContent(db, account, row)) return [];
      return found.map((language): Use => ({ blockKind: null, ...about(row), opId: row.opId, language }));
    });
  return [
    ...uses(
      db.cms.pages,
      ({ content }) => languagesIn(undefined, content, path),
      ({ id, slug }) => ({ kind: "PAGE", id, title: `/${slug}` }),
    ),
    ...uses(
      db.cms.posts,
      ({ coverImagePath, content }) => languagesIn(coverImagePath, content, path),
      ({ id, slug }) => ({ kind: "BLOG_POST", id, title: `/${slug}` }),
    ),
    ...uses(
      db.cmsBlocks.blocks,
      ({ block }) => languagesIn(undefined, block.content, path),
      ({ id, block }) => ({ kind: "BLOCK", blockKind: block.kind, id, title: block.name }),
    ),
    ...uses(
      db.cmsV1.entries,
      ({ content }) => languagesIn(undefined, content, path),
      ({ id, key }) => ({ kind: "ENTRY", id, title: key }),
    ),
    ...uses(
      db.cmsSite.footers,
      ({ language, content }) => languagesIn(undefined, { [language]: content }, path),
      ({ opId }) => ({ kind: "FOOTER", id: opId, title: "Footer" }),
    ),
    ...uses(
      db.cmsSite.brandings,
      (branding) => languagesIn(branding, {}, path),
      ({ opId }) => ({ kind: "BRANDING", id: opId, title: "Branding" }),
    ),
  ];
};
