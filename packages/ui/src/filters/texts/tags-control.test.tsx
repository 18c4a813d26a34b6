import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TagsControl } from "./tags-control.tsx";
import { tags } from "./tags.ts";

test("tags control: Enter → adds the typed tag, except during input method composition", () => {
  const onChange = vi.fn();
  render(<TagsControl filter={tags({ label: "Words" })} value={["one"]} onChange={onChange} name={{ id: "words" }} />);
  const box = screen.getByRole("combobox");
  fireEvent.change(box, { target: { value: "にほん" } });
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: "Enter" });
  expect(onChange).toHaveBeenLastCalledWith(["one", "にほん"]);
});
