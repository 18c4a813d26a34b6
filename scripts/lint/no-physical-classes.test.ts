import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(no-physical-classes)";
const box = (classes: string) => `export const Box = () => <div className="${classes}" />;\n`;

test("no-physical-classes: physical class → refused; logical class → allowed", async () => {
  const physical = {
    margin: "flex ml-2",
    variant: "md:hover:pr-4",
    negative: "-ml-1",
    important: "!mr-2",
    inset: "absolute left-0",
    text: "text-left",
    border: "border-l",
    "border-width": "border-r-2",
    corner: "rounded-tl-md",
    side: "rounded-r",
    arbitrary: "ml-[3px]",
    "important-text": "text-left!",
    "important-border": "md:border-l!",
  };
  const files: Record<string, string> = {
    "logical.tsx": box("ms-2 md:pe-4 -ms-1 start-0 text-start border-s rounded-ss-md leading-4 plain mx-2 rounded-lg"),
    "prose.ts": 'export const hints = ["The left-hand side", "right-to-left", "A pl-PL locale"];\n',
    "table.ts": 'export const DOTS = { info: "size-2 ml-2", plain: "size-2" };\n',
    "switch.ts": 'export const dotOf = (isOn: boolean) => (isOn ? "rounded-r" : "absolute left-1/2");\n',
    "list.ts": 'export const SIDES = ["-right-px", "text-right!"];\n',
    "cva.ts": 'import { cva } from "x";\nexport const x = cva("a", { variants: { size: { sm: "pl-1" } } });\n',
    "template.tsx": "export const Box = ({ a }: { a: string }) => <div className={`pl-2 ${a}`} />;\n",
    "constant.ts": 'export const rowClass = "pl-2";\n',
  };
  for (const [name, classes] of Object.entries(physical)) files[`${name}.tsx`] = box(classes);
  const fired = await runOxlint(files);
  for (const name of Object.keys(physical)) expect(fired[`${name}.tsx`], name).toEqual([RULE]);
  for (const name of ["cva.ts", "template.tsx", "constant.ts", "table.ts"]) expect(fired[name], name).toContain(RULE);
  for (const name of ["switch.ts", "list.ts"]) expect(fired[name], name).toEqual([RULE, RULE]);
  expect(fired["logical.tsx"]).toEqual([]);
  expect(fired["prose.ts"]).toEqual([]);
});
