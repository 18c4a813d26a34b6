import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { inFormOrder } from "./in-form-order.ts";

const entry = (name: string) => ({ name, message: "Wrong.", type: "custom" });

it("errors of a form: the schema has another order than the screen, they are listed as on screen", () => {
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
