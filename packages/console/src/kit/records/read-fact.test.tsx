import { render } from "@testing-library/react";
import { DescriptionList } from "@backoffice/ui";
import { expect, it } from "vitest";
import { readFact } from "./read-fact.tsx";

type Read = Parameters<typeof readFact<{ name: string }>>[0];

const shown = (read: object) => {
  const { container } = render(<DescriptionList items={readFact(read as Read, "Name", ({ name }) => name)} />);
  return [container.textContent, container.querySelectorAll("[data-slot=skeleton]").length];
};

it.each([
  ["runs → its label, and a place for its value", undefined, true, ["Name", 1]],
  ["is answered → its value", { name: "Ada" }, false, ["NameAda", 0]],
  ["failed, or is not allowed → nothing", undefined, false, ["", 0]],
] as const)("fact of another call that %s", (_, data, isLoading, expected) => {
  expect(shown({ data, isLoading })).toEqual(expected);
});
