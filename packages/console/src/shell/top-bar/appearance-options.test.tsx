import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { changeAppearance } from "#kit/preferences/appearance.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import AppearanceOptions from "./appearance-options.tsx";

afterEach(() => {
  cleanup();
  changeAppearance({ direction: "ltr" });
});

it("appearance: right to left is selected → document is right to left, choice is stored", async () => {
  render(<AppearanceOptions defaultOpen />, { wrapper: inConsole().wrapper });
  const choice = await screen.findByRole("menuitemradio", { name: "Right to left" });
  expect(choice.ariaChecked).toBe("false");
  fireEvent.click(choice);
  expect(document.documentElement.dir).toBe("rtl");
  expect(JSON.parse(localStorage.getItem("appearance")!)).toMatchObject({ direction: "rtl" });
});
