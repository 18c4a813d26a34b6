import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { failureStore } from "#kit/submit/failure-store.ts";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { hasUnsaved } from "../unsaved.ts";
import {
  box,
  button,
  finish,
  lost,
  next,
  refused,
  start,
  step,
  toSettings,
  toUser,
  write,
} from "#testing/kit/run-story-wizard.tsx";

describe("wizard panel", () => {
  it("all steps completed → each is sent on leaving, panel closes after the last", async () => {
    const { brand, partner, user, close } = start();
    await toUser();
    expect(close).not.toHaveBeenCalled();
    await finish();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(brand).toHaveBeenCalledExactlyOnceWith({ title: "Otter" }, {});
    expect(partner).toHaveBeenCalledExactlyOnceWith({ feePercentage: 1, partnerTitle: "Otter" }, {});
    expect(user).toHaveBeenCalledExactlyOnceWith({ email: "a@b.c", partnerId: "p-7" }, {});
    expect(hasUnsaved()).toBe(false);
  });

  it("step without a write → continues without a request", async () => {
    const { brand, partner } = start();
    fireEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    next();
    await step("User Details");
    expect(brand).not.toHaveBeenCalled();
    expect(partner).toHaveBeenCalledOnce();
  });

  it("resumed at a later step → earlier steps are read-only, neither validated nor sent", async () => {
    const { brand, partner } = start({ startsAt: "settings" });
    await step("Settings");
    fireEvent.click(button("Back"));
    await step("Required Details");
    expect((await box(/^Title/)).hasAttribute("readonly")).toBe(true);
    next();
    await step("Settings");
    next();
    await step("User Details");
    expect(brand).not.toHaveBeenCalled();
    expect(partner).toHaveBeenCalledOnce();
  });

  it("answer of a step changes the address → stays at the step until the wizard restarts", async () => {
    const { partner } = start({ moves: true });
    await toSettings();
    next();
    await waitFor(() => expect(partner).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getAllByText(/already saved and cannot be changed/)).toHaveLength(2));
    expect(screen.queryByRole("heading", { name: "User Details" })).toBeNull();
  });

  it("page is reloaded → input of a step can be restored", async () => {
    const { rerender } = start();
    await write(/^Title/, "Badger");
    window.dispatchEvent(new Event("pagehide"));
    rerender();
    fireEvent.click(await screen.findByRole("button", { name: "Restore" }));
    expect((await box(/^Title/)).getAttribute("value")).toBe("Badger");
  });

  it("step is sent → its draft is removed", async () => {
    const { rerender } = start();
    await toSettings();
    window.dispatchEvent(new Event("pagehide"));
    rerender();
    await box(/^Title/);
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });

  it("refusal without a message → documented message of the step", async () => {
    start({ partner: storyWriter(() => Promise.reject(refused([]))) });
    await toSettings();
    next();
    await waitFor(() =>
      expect(failureStore.read()?.failure).toMatchObject({
        title: "Unable to create partner settings",
        messages: ["The settings were not taken."],
      }),
    );
  });

  it("invalid step → stays, nothing is sent", async () => {
    const { brand } = start();
    await write(/^Title/, "Otter 2");
    next();
    await waitFor(async () => expect((await box(/^Title/)).getAttribute("aria-invalid")).toBe("true"));
    expect(brand).not.toHaveBeenCalled();
  });

  it("back and forth → input is kept", async () => {
    start();
    fireEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    await write(/^Fee/, "12");
    fireEvent.click(button("Back"));
    await step("Required Details");
    expect(await box(/^Title/)).toHaveProperty("value", "Otter");
    await write(/^Title/, "Badger");
    next();
    expect(await box(/^Fee of Badger/)).toHaveProperty("value", "12");
  });

  it("earlier step is invalid → that step is shown with focus, nothing is sent", async () => {
    const { partner } = start();
    fireEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    fireEvent.click(button("Back"));
    await write(/^Title/, "Otter 2");
    fireEvent.click(screen.getByRole("button", { name: /^Settings/ }));
    await step("Settings");
    next();
    await step("Required Details");
    await waitFor(async () => expect(document.activeElement).toBe(await box(/^Title/)));
    expect(partner).not.toHaveBeenCalled();
  });

  it("back to a sent step → read-only, not sent again", async () => {
    const { brand, partner } = start();
    await toSettings();
    fireEvent.click(button("Back"));
    await step("Required Details");
    expect((await box(/^Title/)).getAttribute("readonly")).not.toBeNull();
    next();
    await step("Settings");
    expect(brand).toHaveBeenCalledOnce();
    expect(partner).not.toHaveBeenCalled();
  });

  it("input in any step → unsaved-changes guard, until the step is sent", async () => {
    start();
    await write(/^Title/, "Otter");
    expect(hasUnsaved()).toBe(true);
    next();
    await step("Settings");
    expect(hasUnsaved()).toBe(false);
    await write(/^Fee/, "12");
    expect(hasUnsaved()).toBe(true);
  });

  it("step is refused → stays, only that step is sent again", async () => {
    const { brand, partner } = start();
    partner.mockRejectedValueOnce(refused(["The brand is not ready."]));
    await toSettings();
    next();
    await waitFor(() => expect(failureStore.read()?.failure.title).toBe("Unable to create partner settings"));
    expect(screen.getByRole("heading", { name: "Settings" })).toBeTruthy();
    next();
    await step("User Details");
    expect(brand).toHaveBeenCalledOnce();
    expect(partner).toHaveBeenCalledTimes(2);
  });

  it("refusal of an earlier step's field → that step is shown, field is invalid with focus", async () => {
    const { partner } = start();
    partner.mockRejectedValueOnce(refused(["Taken."], { partnerTitle: "This title is taken." }));
    fireEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    next();
    await step("Required Details");
    await waitFor(async () => expect(document.activeElement).toBe(await box(/^Title/)));
    expect((await box(/^Title/)).getAttribute("aria-invalid")).toBe("true");
    expect(failureStore.read()?.open ?? false).toBe(false);
    await write(/^Title/, "Badger");
    next();
    await step("Settings");
    next();
    await step("User Details");
    expect(partner).toHaveBeenLastCalledWith({ feePercentage: 1, partnerTitle: "Badger" }, {});
  });

  it("refusal of a field in a sent step → message in the error dialog", async () => {
    const { partner } = start();
    partner.mockRejectedValueOnce(refused(["Taken."], { partnerTitle: "This title is taken." }));
    await toSettings();
    next();
    await waitFor(() => expect(failureStore.read()?.failure.messages).toEqual(["Taken."]));
    expect(screen.getByRole("heading", { name: "Settings" })).toBeTruthy();
  });

  it("money with an unknown outcome → locked, not sent again", async () => {
    const { user } = start({ effect: "money" });
    user.mockRejectedValueOnce(lost());
    await toUser();
    await finish();
    await waitFor(() => expect(button("Create partner").getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(button("Create partner"));
    expect(user).toHaveBeenCalledOnce();
  });

  it("money: Enter or Ctrl+Enter in a field → not sent, button → sent", async () => {
    const { user } = start({ effect: "money" });
    await toUser();
    await userEvent.type(await box(/^Email/), "{Enter}");
    await userEvent.type(await box(/^Email/), "{Control>}{Enter}{/Control}");
    expect(user).not.toHaveBeenCalled();
    await finish();
    await waitFor(() => expect(user).toHaveBeenCalledOnce());
  });

  it("permission of any write is missing → read-only", async () => {
    const { brand } = start({ permission: "edit_partners" });
    await waitFor(() => expect(screen.getByText(/You need the permission edit_partners/)).toBeTruthy());
    expect((await box(/^Title/)).getAttribute("readonly")).not.toBeNull();
    next();
    await step("Settings");
    next();
    await step("User Details");
    expect(button("Create partner").getAttribute("aria-disabled")).toBe("true");
    expect(brand).not.toHaveBeenCalled();
  });

  it("last step is sent, with a completion → shown until Close is clicked", async () => {
    const { close } = start({ completes: true });
    await toUser();
    await finish();
    await waitFor(() => expect(screen.getByText("Partner has been created successfully!")).toBeTruthy());
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(button("Close"));
    expect(close).toHaveBeenCalledOnce();
  });
});
