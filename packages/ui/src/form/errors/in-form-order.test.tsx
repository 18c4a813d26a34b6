import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { inFormOrder } from "./in-form-order.ts";

const entry = (name: string) => ({ name, message: "Wrong.", type: "custom" });

it("inFormOrder: schema order differs from screen order → screen order", () => {
  render(
    <form id="f">
      <input id="f-title" />
      <div id="f-names" />
      <input id="f-key" />
    </form>,
  );
  const entries = ["form", "key", "names.ar", "names.en", "title"].map(entry);
  expect(inFormOrder("f", entries).map(({ name }) => name)).toEqual(["title", "names.ar", "names.en", "key", "form"]);
});
