import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

test("lint plugins: TanStack Query, hooks and cycle rules → active", async () => {
  const fired = await runOxlint({
    "query.ts": [
      'import { queryOptions } from "@tanstack/react-query";',
      "declare const load: (id: string) => Promise<string>;",
      'export const one = (id: string) => queryOptions({ queryKey: ["one"], queryFn: () => load(id) });',
      "",
    ].join("\n"),
    "hook.tsx": [
      'import { useState } from "react";',
      "export const Sometimes = ({ on }: { on: boolean }) => {",
      "  if (on) useState(0);",
      "  return null;",
      "};",
      "",
    ].join("\n"),
    "a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
    "b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
  });
  expect(fired["query.ts"]).toContain("tanstack-query(exhaustive-deps)");
  expect(fired["hook.tsx"]).toContain("react-hooks(rules-of-hooks)");
  expect(fired["a.ts"]).toContain("import(no-cycle)");
});
