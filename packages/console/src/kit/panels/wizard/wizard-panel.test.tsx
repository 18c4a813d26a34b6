import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { failureStore } from "../../submit/failure-store.ts";
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

describe("a wizard", () => {
  it("sends each step when it is left, and closes after the last", async () => {
    const { brand, partner, user, close } = start();
    await toUser();
    expect(close).not.toHaveBeenCalled();
    await finish();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(brand).toHaveBeenCalledExactlyOnceWith({ title: "Otter" });
    expect(partner).toHaveBeenCalledExactlyOnceWith({ feePercentage: 1, partnerTitle: "Otter" });
    expect(user).toHaveBeenCalledExactlyOnceWith({ email: "a@b.c", partnerId: "p-7" });
    expect(hasUnsaved()).toBe(false);
  });

  it("goes on from a step that has nothing to send", async () => {
    const { brand, partner } = start();
    fireEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    next();
    await step("User Details");
    expect(brand).not.toHaveBeenCalled();
    expect(partner).toHaveBeenCalledOnce();
  });

  it("begins where another sitting ended: what was done then is neither checked nor sent again", async () => {
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

  it("stays with a step whose answer moves the address, until the wizard begins anew there", async () => {
    const { partner } = start({ moves: true });
    await toSettings();
    next();
    await waitFor(() => expect(partner).toHaveBeenCalledOnce());
    expect(await screen.findAllByText(/saved already and cannot be changed/)).toHaveLength(2);
    expect(screen.queryByRole("heading", { name: "User Details" })).toBeNull();
  });

  it("offers what was typed in a step again, after a reload of the page", async () => {
    const { rerender } = start();
    await write(/^Title/, "Badger");
    window.dispatchEvent(new Event("pagehide"));
    rerender();
    fireEvent.click(await screen.findByRole("button", { name: "Restore" }));
    expect((await box(/^Title/)).getAttribute("value")).toBe("Badger");
  });

  it("forgets what was typed once it is sent", async () => {
    const { rerender } = start();
    await toSettings();
    window.dispatchEvent(new Event("pagehide"));
    rerender();
    await box(/^Title/);
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });

  it("says the documents' words of a step whose refusal has none", async () => {
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

  it("does not leave a step that is not valid", async () => {
    const { brand } = start();
    await write(/^Title/, "Otter 2");
    next();
    await waitFor(async () => expect((await box(/^Title/)).getAttribute("aria-invalid")).toBe("true"));
    expect(brand).not.toHaveBeenCalled();
  });

  it("goes back and forth without loss of what was typed", async () => {
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

  it("sends nothing while an earlier step is wrong, and shows that", async () => {
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

  it("creates nothing twice: what was sent is read-only, and going on sends only what is left", async () => {
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

  it("guards what is typed in any step, and no longer what was sent", async () => {
    start();
    await write(/^Title/, "Otter");
    expect(hasUnsaved()).toBe(true);
    next();
    await step("Settings");
    expect(hasUnsaved()).toBe(false);
    await write(/^Fee/, "12");
    expect(hasUnsaved()).toBe(true);
  });

  it("stays at a step that was refused, and sends that one again alone", async () => {
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

  it("leads a refusal to the step and the field that it is about", async () => {
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
    expect(partner).toHaveBeenLastCalledWith({ feePercentage: 1, partnerTitle: "Badger" });
  });

  it("says in the dialog what was refused of a step that cannot be changed any more", async () => {
    const { partner } = start();
    partner.mockRejectedValueOnce(refused(["Taken."], { partnerTitle: "This title is taken." }));
    await toSettings();
    next();
    await waitFor(() => expect(failureStore.read()?.failure.messages).toEqual(["Taken."]));
    expect(screen.getByRole("heading", { name: "Settings" })).toBeTruthy();
  });

  it("sends again what was lost, unless it moves money: then it is locked", async () => {
    const { user } = start({ effect: "money" });
    user.mockRejectedValueOnce(lost());
    await toUser();
    await finish();
    await waitFor(() => expect(button("Create partner").getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(button("Create partner"));
    expect(user).toHaveBeenCalledOnce();
  });

  it("moves money by its button alone, not by Enter in a field", async () => {
    const { user } = start({ effect: "money" });
    await toUser();
    await userEvent.type(await box(/^Email/), "{Enter}");
    await userEvent.type(await box(/^Email/), "{Control>}{Enter}{/Control}");
    expect(user).not.toHaveBeenCalled();
    await finish();
    await waitFor(() => expect(user).toHaveBeenCalledOnce());
  });

  it("can only be read without a right that any of its writes takes", async () => {
    const { brand } = start({ permission: "edit_partners" });
    expect(await screen.findByText(/You need the right edit_partners/)).toBeTruthy();
    expect((await box(/^Title/)).getAttribute("readonly")).not.toBeNull();
    next();
    await step("Settings");
    next();
    await step("User Details");
    expect(button("Create partner").getAttribute("aria-disabled")).toBe("true");
    expect(brand).not.toHaveBeenCalled();
  });

  it("says at the end what came of it", async () => {
    const { close } = start({ completes: true });
    await toUser();
    await finish();
    expect(await screen.findByText("Partner has been created successfully!")).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(button("Close"));
    expect(close).toHaveBeenCalledOnce();
  });
});
