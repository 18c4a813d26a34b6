import { describe, expect, it } from "vitest";
import { toForm } from "./to-form.ts";

const image = new File(["x"], "card.png", { type: "image/png" });

describe("toForm", () => {
  it("leaves a body as JSON when the call has no form", () => {
    expect(toForm({}, { image })).toBeUndefined();
  });

  it("sends a form when a file is among the values, and only then", () => {
    expect(toForm({ form: "with-file" }, { actionType: "approve" })).toBeUndefined();
    expect(toForm({ form: "with-file" }, { image })?.get("image")).toBeInstanceOf(File);
    expect(toForm({ form: "with-file" }, { images: [image] })?.getAll("images")).toHaveLength(1);
  });

  it("writes texts, repeats lists, and leaves out what is not there", () => {
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
