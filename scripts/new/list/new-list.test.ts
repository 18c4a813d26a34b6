import { expect, test } from "vitest";
import { newList } from "./new-list.ts";

test("pnpm new list: --drawn → scenes and the line's panels, columns left to the contract", async () => {
  const { written, changed } = await newList("/marketing-channels/report", { drawn: true, opens: "flow-details" });
  expect(Object.keys(written)).toEqual([
    "packages/console/src/features/partners/list/marketing-channel-report.page.scenes.tsx",
  ]);
  const [line] = Object.values(changed);
  expect(line).toContain('opens: { panel: "flow-details", param: "flow" }');
  expect(line).toContain('first: ["description"');
  expect(line).not.toContain("marketingChannelReportColumns");
});
