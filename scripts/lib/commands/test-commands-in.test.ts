import { expect, test } from "vitest";
import { testCommandsIn } from "./test-commands-in.ts";

test.each([
  ["code in a sentence", "Run `pnpm vitest run a.test.ts -u`, then `pnpm lint`.", ["vitest run a.test.ts -u"]],
  ["a line break in the code", "- `pnpm vitest run\n  a.test.ts`", ["vitest run a.test.ts"]],
  [
    "lines of blocks",
    "Run:\n\n    pnpm e2e a.spec.ts\n\n```sh\npnpm build\npnpm sweep\n```\n",
    ["e2e a.spec.ts", "sweep"],
  ],
  ["a comment", '/*\n * `pnpm sweep`: all. `--grep "a\n * b"` some.\n */', ["sweep", 'sweep --grep "a b"']],
  ["options in another row", "| `pnpm sweep` | all |\n| `pnpm shots` | `--only a` some |", ["sweep"]],
  ["options of another command", "`pnpm vitest a`, `pnpm test`; `--only a`", ["vitest a"]],
  ["without pnpm installed", "`npx -y pnpm@12 e2e a.spec.ts`", ["e2e a.spec.ts"]],
])("testCommandsIn: %s → commands", (_, text, commands) => {
  expect(testCommandsIn(text)).toEqual(commands);
});
