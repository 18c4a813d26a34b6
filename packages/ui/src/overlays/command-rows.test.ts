import { describe, expect, it } from "vitest";
import { commandRows, type Command } from "./command-rows.ts";

const command = (id: string, label: string, group?: string): Command => ({ id, label, group, onSelect: () => {} });
const commands = [
  command("players", "Players", "Pages"),
  command("banks", "Banks", "Pages"),
  command("new", "New bank"),
];
const lines = (recent: string[], query: string, found: Command[] = []) =>
  commandRows(commands, recent, query, found).rows.map((row) =>
    row.kind === "group" ? `# ${row.name}` : row.option.value,
  );

describe("commandRows", () => {
  it("shows all of them in their groups", () => {
    expect(lines([], "")).toEqual(["# Pages", "players", "banks", "new"]);
  });
  it("shows the recent ones first, each once, and none that is gone", () => {
    expect(lines(["banks", "gone", "banks"], "")).toEqual(["# Recent", "banks", "# Pages", "players", "new"]);
  });
  it("shows what a query leaves, without recent ones", () => {
    expect(lines(["players"], "bank")).toEqual(["# Pages", "banks", "new"]);
  });
  it("adds what was found elsewhere, each once", () => {
    expect(lines([], "ban", [command("b1", "Bank 1", "Results"), command("banks", "Banks")])).toEqual([
      "# Pages",
      "banks",
      "new",
      "# Results",
      "b1",
    ]);
  });
});
