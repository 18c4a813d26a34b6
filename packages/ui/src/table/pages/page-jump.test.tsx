import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PageJump } from "./page-jump.tsx";

const onJump = vi.fn();
const box = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const enter = () => fireEvent.keyDown(box(), { key: "Enter" });

test("PageJump: invalid text → error, reset on blur; thousands separators → accepted", () => {
  render(<PageJump page={2} pages={5000} onJump={onJump} />);
  for (const wrong of ["1.5", "1e3", "3x", "-4"]) {
    type(wrong);
    enter();
    expect([box().value, box().getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
  }
  fireEvent.blur(box());
  expect(box().value).toBe("2");
  expect(onJump).not.toHaveBeenCalled();
  type("1,234");
  enter();
  expect(onJump).toHaveBeenCalledExactlyOnceWith(1234);
});
