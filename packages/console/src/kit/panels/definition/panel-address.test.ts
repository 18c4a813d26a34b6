import { expect, it } from "vitest";
import { readPanel, withoutPanel, withPanel } from "./panel-address.ts";

const panels = new Map([
  ["bank-edit", { params: ["uuid"] as never }],
  ["other", { params: [] as never }],
]);
const search = (text: string) => new URLSearchParams(text);

it("readPanel: panel in the query → its id and only its own parameters", () => {
  expect(readPanel(search("page=2&panel=bank-edit&uuid=7"), panels)).toEqual({
    id: "bank-edit",
    params: { uuid: "7" },
  });
  expect(readPanel(search("panel=other&uuid=7"), panels)).toEqual({ id: "other", params: {} });
  expect(readPanel(search("panel=unheard-of&uuid=7"), panels)).toEqual({ id: "unheard-of", params: {} });
  expect(readPanel(search("page=2"), panels)).toBeUndefined();
});

it("withPanel and withoutPanel: filters of the list below → kept", () => {
  const opened = withPanel(search("page=2&status=PENDING"), panels, "bank-edit", { uuid: "7" });
  expect(opened.toString()).toBe("page=2&status=PENDING&panel=bank-edit&uuid=7");
  expect(withoutPanel(opened, panels).toString()).toBe("page=2&status=PENDING");
});

it("withPanel: another panel is open → replaced, with its parameters", () => {
  expect(withPanel(search("panel=bank-edit&uuid=7"), panels, "other", {}).toString()).toBe("panel=other");
  expect(withPanel(search("panel=bank-edit&uuid=7"), panels, "bank-edit", { uuid: undefined }).toString()).toBe(
    "panel=bank-edit",
  );
});
