import { expect, it } from "vitest";
import { hostileTexts } from "../../testing/hostile-texts.ts";
import { fileNameOf } from "./file-name-of.ts";

it.each([
  ["bets-2026-11-25", "bets-2026-11-25.csv"],
  ["Players of Nordlys", "Players of Nordlys.csv"],
  ["../../etc/passwd", "etc-passwd.csv"],
  ["a\u202Evsc.exe", "a-vsc.exe.csv"],
  ["nul", "nul_.csv"],
  ["CON.txt", "CON_.txt.csv"],
  ["console", "console.csv"],
  [".htaccess. ", "htaccess.csv"],
  ["مصرف", "مصرف.csv"],
  ["", "file.csv"],
  ["x".repeat(300), `${"x".repeat(80)}.csv`],
])("fileNameOf: %j → %j", (name, file) => {
  expect(fileNameOf(name, "csv")).toBe(file);
});

it("fileNameOf: 1,500 hostile texts → valid file names", () => {
  for (const text of hostileTexts(1500)) {
    const name = fileNameOf(text, "csv");
    expect(name).toMatch(/^[^\s.\-/\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*\.csv$/u);
    expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
    expect(name).not.toMatch(/[\s.-]\.csv$/);
    expect(Array.from(name).length).toBeLessThanOrEqual(85);
  }
});
