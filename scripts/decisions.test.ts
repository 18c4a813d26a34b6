import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.ts";

const files = globSync("docs/decisions/*.md", { cwd: ROOT }).toSorted();
const numbers = files.map((file) => basename(file).slice(0, 3));

test("decisions: numbers are unique", () => expect(numbers).toEqual([...new Set(numbers)]));

test.each(files)(
  "decision %s: starts with number, question, answer and what would change it, under 45 lines",
  (file) => {
    const text = readFileSync(ROOT + file, "utf8");
    expect(text).toMatch(
      new RegExp(
        String.raw`^# ${basename(file).slice(0, 3)} .+\n\n- \*\*Question:\*\* .+\?\n- \*\*Answer:\*\* .+\n- \*\*What would change it:\*\* .+\n`,
      ),
    );
    expect(text.split("\n").length).toBeLessThanOrEqual(45);
  },
);
