import { describe, expect, it } from "vitest";
import { toForm } from "./to-form.ts";

const image = new File(["x"], "card.png", { type: "image/png" });

describe("toForm", () => {
  it("toForm: operation without a form → undefined", () => {
    expect(toForm({}, { image })).toBeUndefined();
  });

  it("toForm: with-file form → FormData only if a file is present", () => {
    expect(toForm({ form: "with-file" }, { actionType: "approve" })).toBeUndefined();
    expect(toForm({ form: "with-file" }, { image })?.get("image")).toBeInstanceOf(File);
    expect(toForm({ form: "with-file" }, { images: [image] })?.getAll("images")).toHaveLength(1);
  });

  it("toForm: values → text, repeated list entries, no null or undefined", () => {
    const form = toForm(
      { form: "always" },
      { order: 3, on: true, tags: ["a", "b"], dto: { x: 1 }, no: null, not: undefined },
    )!;
    expect([...form]).toEqual([
      ["order", "3"],
      ["on", "true"],
      ["tags", "a"],
      ["tags", "b"],
      ["dto", '{"x":1}'],
    ]);
  });
});
