import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./error-dialog.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Unable To Save Changes" })).toBeVisible());
    const ok = screen.getByRole("button", { name: "OK" });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.click(ok);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Several: Story = {
  ...looks.SeveralMessages,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
  },
};

/** An action that is not possible yet is a warning, not an error. */
export const Warning: Story = {
  ...looks.Warning,
  play: async () => {
    const asks = await screen.findByRole("alertdialog", { name: "Unable To Verify Transaction" });
    await expect(asks.querySelector(".text-caution")).toBeVisible();
    await expect(asks.querySelector(".text-critical")).toBeNull();
  },
};

export const Validation: Story = {
  ...looks.ValidationError,
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
        "Nothing was saved. Correct the fields and save again.",
      ),
    );
    await expect(screen.getByRole("alert")).toHaveTextContent("2 fields are not valid");
  },
};

export const WithTable: Story = {
  ...looks.WithTable,
  play: async () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(4));
    await userEvent.click(screen.getByRole("button", { name: "Copy details" }));
    await expect(write.mock.lastCall?.[0]).toContain("14\t88214\tThe currency is not served.");
  },
};
