import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureStore } from "#kit/submit/failure-store.ts";
import { box, finish, lost, next, refused, start, step, toUser, write } from "#testing/kit/run-story-wizard.tsx";

describe("wizard progress dialog", () => {
  const progress = () => within(screen.getByRole("alertdialog"));

  it("steps are sent → shows the progress, stays until it is closed", async () => {
    const answers: ((data: never) => void)[] = [];
    const { brand, partner, user, close } = start({ progress: "New partner" });
    for (const send of [brand, partner, user])
      send.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const answer = () => answers.pop()?.({ partnerId: "p-7" } as never);
    await write(/^Title/, "Otter");
    next();
    await screen.findByText("Initializing");
    answer();
    await step("Settings");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    next();
    await screen.findByText("In progress");
    answer();
    await step("User Details");
    await write(/^Email/, "a@b.c");
    await finish();
    await screen.findByText("Finalizing");
    answer();
    await screen.findByText("Completed");
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(progress().getByRole("button", { name: "Close" }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it("step is refused → message here instead of the error dialog, Try again resends the step", async () => {
    const { brand } = start({ progress: "New partner" });
    brand.mockRejectedValueOnce(refused(["No zone is free."]));
    await write(/^Title/, "Otter");
    next();
    await screen.findByRole("alertdialog", { name: "Unable To Proceed" });
    expect(progress().getByText("No zone is free.")).toBeTruthy();
    expect(failureStore.read()?.open ?? false).toBe(false);
    fireEvent.click(progress().getByRole("button", { name: "Try again" }));
    await step("Settings");
    expect(brand).toHaveBeenCalledTimes(2);
  });

  it("field is refused → dialog closes, field is invalid", async () => {
    const { brand } = start({ progress: "New partner" });
    brand.mockRejectedValueOnce(refused(["Taken."], { title: "This title is taken." }));
    await write(/^Title/, "Otter");
    next();
    await waitFor(async () => expect((await box(/^Title/)).getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("money with an unknown outcome → no Try again button", async () => {
    const { user } = start({ progress: "New partner", effect: "money" });
    user.mockRejectedValueOnce(lost());
    await toUser();
    await finish();
    await screen.findByRole("alertdialog", { name: "The Change Is Not Confirmed" });
    expect(progress().queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
