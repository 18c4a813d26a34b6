import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { GUIDES } from "../.storybook/parts/guide-of.ts";
import { LiveExample } from "../packages/ui/src/docs/live/live-example.tsx";

afterEach(cleanup);

const drawable = Object.entries(GUIDES).flatMap(([title, { example, isFixed }]) =>
  isFixed ? [] : [{ title, example }],
);

const code = () => screen.getByRole("textbox", { name: "Code of the example" });
const drawn = () => screen.getByRole("group", { name: "Drawn example" });
const write = async (text: string) => {
  await act(async () => fireEvent.change(code(), { target: { value: text } }));
};

/** React numbers its ids anew each time. */
const withoutIds = (html: string) => html.replaceAll(/:r\w+:|_r_\w+_/g, "");

it("part examples: most parts → an example to change", () => {
  expect(drawable.length / Object.keys(GUIDES).length).toBeGreaterThan(0.8);
});

it.each(drawable)("part example: $title → drawn, and drawn otherwise with another value", async ({ example }) => {
  await act(async () => void render(<LiveExample code={example} locale="en-GB" />));
  // Some parts load their content.
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/^(?:Line|It cannot)/)?.textContent).toBeUndefined();
  const first = drawn().innerHTML;
  expect(first).not.toBe("");

  const values = [
    ...example.matchAll(/(?<=\b\w+(?:=|: )")[^"]+(?=")|(?<=>)[^<>{}\n]*\w[^<>{}\n]*(?=<)|(?<=[a-z]+=\{|: )\d+/g),
  ];
  let isChanged = false;
  for (const { 0: value, index } of values) {
    const other = /^\d+$/.test(value) ? String(Number(value) + 1) : "Other";
    await write(`${example.slice(0, index)}${other}${example.slice(index + value.length)}`);
    isChanged = withoutIds(drawn().innerHTML) !== withoutIds(first);
    if (isChanged) break;
  }
  expect(isChanged).toBe(true);
});
