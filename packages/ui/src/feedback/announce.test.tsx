import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { announce } from "./announce.ts";
import { toast } from "./toast/toast.ts";
import { Toaster } from "./toast/toaster.tsx";

it("announcements and toasts: all are written into one live region that exists from the start", () => {
  render(<Toaster />);
  const region = screen.getByRole("region", { name: "Messages" });
  expect(region.getAttribute("aria-live")).toBe("polite");
  act(() => {
    announce("Withdrawal 3 of 104");
    announce("Withdrawal 4 of 104");
    announce("Withdrawal 4 of 104");
    toast.success("Withdrawal approved.");
  });
  const lines = [...region.querySelectorAll("[data-slot=announcements] p")].map((line) => line.textContent);
  expect(lines).toEqual(["Withdrawal 3 of 104", "Withdrawal 4 of 104", "Withdrawal 4 of 104"]);
  expect(region.textContent).toContain("Withdrawal approved.");
  act(() => toast.clear());
});
