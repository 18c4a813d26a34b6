import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(no-lost-spaces)";
const file = (jsx: string) =>
  `declare const name: string;\ndeclare const more: boolean;\nexport const Sentence = () => ${jsx};\nvoid [name, more];\n`;

test("no-lost-spaces: word and inline element on two lines without a space → refused", async () => {
  const refused = {
    after: "<p>\n  Delete <strong>{name}</strong>\n  with its steps.\n</p>",
    before: "<p>\n  Delete\n  <strong>{name}</strong>.\n</p>",
    value: "<p>\n  {name}\n  is deleted.\n</p>",
    fragment: "<>\n  Delete <bdi>{name}</bdi>\n  (again).\n</>",
    choice: "<p>\n  Delete\n  {more ? <strong>{name}</strong> : name}.\n</p>",
    text: "<p>\n  It is deleted.\n  {more && `${name} stays.`}\n</p>",
  };
  const allowed = {
    space: '<p>\n  Delete <strong>{name}</strong>{" "}\n  with its steps.\n</p>',
    "same-line": "<p>\n  Delete <strong>{name}</strong> with its steps.\n</p>",
    punctuation: "<p>\n  Delete <strong>{name}</strong>\n  .\n</p>",
    hidden: "<p>\n  <span aria-hidden />\n  Try again\n</p>",
    box: '<div className="flex gap-2">\n  <b>{name}</b>\n  More\n</div>',
    "own-space": "<p>\n  It is deleted.\n  {more && ` ${name} stays.`}\n</p>",
    block: "<div>\n  Steps\n  <ul />\n</div>",
  };
  const files: Record<string, string> = {};
  for (const [id, jsx] of Object.entries({ ...refused, ...allowed })) files[`${id}.tsx`] = file(jsx);
  const fired = await runOxlint(files);
  for (const id of Object.keys(refused)) expect(fired[`${id}.tsx`], id).toContain(RULE);
  for (const id of Object.keys(allowed)) expect(fired[`${id}.tsx`], id).not.toContain(RULE);
});
