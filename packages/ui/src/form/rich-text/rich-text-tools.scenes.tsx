import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./rich-text-tools.stories.tsx";
import { TERMS, box, value, tool } from "./story-rich-text-tools.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Unsupported HTML is reported before it is applied; Escape keeps the typed text. */
export const Html: Story = {
  ...looks.Html,
  play: async () => {
    await userEvent.click(await tool("HTML"));
    const dialog = within(await screen.findByRole("dialog", { name: "Body: HTML" }));
    const source = dialog.getByRole("textbox", { name: "Body: HTML" });
    await expect(source).toHaveValue(TERMS);
    await userEvent.clear(source);
    await userEvent.click(source);
    await userEvent.paste(
      '<p onclick="alert(1)">Kept<script>alert(2)</script></p><a href="javascript:alert(3)">x</a><img src="//evil.example/x.png">',
    );
    await expect(
      dialog.getByText(
        "Not supported and will be removed: <a>, <img>, <script>; the attribute onclick; 2 unsafe addresses.",
      ),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByText(/These changes are not applied yet/)).toBeVisible();
    await expect(value()).toBe(TERMS);
    await userEvent.click(dialog.getByRole("button", { name: "Apply without them" }));
    await waitFor(() => expect(value()).toBe("<p>Kept</p><p>x</p>"));
    await expect(await box()).toHaveTextContent("Kept");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** An image has an alternative text; only images of the site are accepted. */
export const Pictures: Story = {
  ...looks.Pictures,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Spring"));
    await userEvent.click(await tool("Picture"));
    const dialog = within(await screen.findByRole("dialog", { name: "Picture" }));
    const insert = dialog.getByRole("button", { name: "Insert picture" });
    await expect(insert).toHaveAccessibleDescription(/This file cannot be shown in a text/);
    await userEvent.click(dialog.getByRole("button", { name: "Choose another…" }));
    await waitFor(() => expect(insert).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(insert);
    await expect(dialog.getByLabelText("Description")).toHaveAccessibleDescription(/Describe the picture/);
    await userEvent.type(dialog.getByLabelText("Description"), "A meadow{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(value()).toContain('<img src="/media/spring.webp" alt="A meadow">');
  },
};

export const NoPicturesNow: Story = {
  ...looks.PicturesDisabled,
  play: async ({ args }) => {
    const picture = await tool("Picture");
    await expect(picture).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(picture);
    await expect(args.choosePicture).not.toHaveBeenCalled();
  },
};
