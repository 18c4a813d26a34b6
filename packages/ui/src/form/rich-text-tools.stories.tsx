import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paste } from "./rich-text/story-paste.ts";
import { RichTextField } from "./rich-text-field.tsx";
import { inForm } from "./story-form.tsx";

const TERMS = `<h2>Welcome offer</h2><p>Open to <strong>new players</strong>.</p>`;

const meta = {
  title: "Forms/RichTextField/Tools",
  component: RichTextField,
  decorators: [inForm],
  args: { name: "body", label: "Body" },
  parameters: { form: { values: { body: TERMS } } },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole("textbox", { name: "Body" });
const value = () => (JSON.parse(screen.getByTestId("values").textContent) as { body: string }).body;
const tool = (name: string) => screen.findByRole("button", { name });

/** What cannot be kept is said before it is applied; what was typed is not lost by Escape. */
export const Html: Story = {
  args: { htmlView: true },
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
        "Cannot be kept and will be left out: <a>, <img>, <script>; the attribute onclick; 2 unsafe addresses.",
      ),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByText(/Nothing of this is in the text yet/)).toBeVisible();
    await expect(value()).toBe(TERMS);
    await userEvent.click(dialog.getByRole("button", { name: "Apply without them" }));
    await waitFor(() => expect(value()).toBe("<p>Kept</p><p>x</p>"));
    await expect(await box()).toHaveTextContent("Kept");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A table is made, grown and shrunk by the menu and by keys alone. */
export const Tables: Story = {
  parameters: { form: { values: { body: "" } } },
  play: async () => {
    const rows = () => [...document.querySelectorAll("[role=textbox] tr")].map((row) => row.children.length);
    const choose = async (name: string) => {
      await userEvent.click(await tool("Table"));
      await userEvent.click(
        await screen.findByRole(name.startsWith("Header row") ? "menuitemcheckbox" : "menuitem", { name }),
      );
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await box();
    await choose("Insert table Ctrl+Alt+T");
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(rows()).toEqual([3, 3, 3]);
    await expect(document.querySelectorAll("[role=textbox] th")).toHaveLength(3);
    paste(await box(), "Level");
    await userEvent.keyboard("{Tab}");
    paste(await box(), "Spins");
    await waitFor(() => expect(value()).toContain("<th><p>Level</p></th><th><p>Spins</p></th>"));
    await userEvent.keyboard("{Control>}{Alt>}{ArrowDown}{ArrowRight}{/Alt}{/Control}");
    await expect(rows()).toEqual([4, 4, 4, 4]);
    await choose("Delete row Ctrl+Alt+Backspace");
    await userEvent.keyboard("{Control>}{Shift>}{Backspace}{/Shift}{/Control}");
    await expect(rows()).toEqual([3, 3, 3]);
    // The row that went was that of the headings: another one takes its place.
    await expect(value()).not.toContain("<th>");
    await choose("Header row Ctrl+Alt+H");
    await waitFor(() => expect(value()).toContain("<th>"));
    // The keys lead from the text to its bar; one goes on below a table that ends the text.
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await waitFor(() =>
      expect(screen.getByRole("toolbar", { name: "Body: formatting" })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await choose("Delete table");
    await waitFor(() => expect(value()).toBe(""));
  },
};

/** The first is none of the site's. */
const OFFERED = ["https://evil.example/x.png"];

/** A picture has words for those who cannot see it; only one of the site's is taken. */
export const Pictures: Story = {
  args: { choosePicture: async () => ({ src: OFFERED.shift() ?? "/media/spring.webp", alt: "" }) },
  parameters: { form: { values: { body: "<p>Spring</p>" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Spring"));
    await userEvent.click(await tool("Picture"));
    const dialog = within(await screen.findByRole("dialog", { name: "Picture" }));
    const insert = dialog.getByRole("button", { name: "Insert picture" });
    await expect(insert).toHaveAccessibleDescription(/This file cannot be shown in a text/);
    await userEvent.click(dialog.getByRole("button", { name: "Choose another…" }));
    await waitFor(() => expect(insert).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(insert);
    await expect(dialog.getByLabelText("What is to be seen")).toHaveAccessibleDescription(/Say what is to be seen/);
    await userEvent.type(dialog.getByLabelText("What is to be seen"), "A meadow{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(value()).toContain('<img src="/media/spring.webp" alt="A meadow">');
  },
};

/** A picture of the text keeps its place while its words or its file are changed, and can be taken out. */
export const PictureChanged: Story = {
  args: { choosePicture: async () => ({ src: "/media/summer.webp", alt: "" }) },
  parameters: { form: { values: { body: '<p>Before <img src="/media/spring.webp" alt="A meadow"> after</p>' } } },
  play: async () => {
    const text = within(await box());
    const press = (target: Element, clientX: number) => {
      const { y, height } = target.getBoundingClientRect();
      return userEvent.pointer([{ keys: "[MouseLeft]", target, coords: { clientX, clientY: y + height / 2 } }]);
    };
    const opened = async (name: string) => {
      const picture = text.getByRole<HTMLImageElement>("img", { name });
      // It takes its size when it is loaded.
      await waitFor(() => expect(picture.complete).toBe(true));
      const { left, width } = picture.getBoundingClientRect();
      // Beside it first: two presses in one place would be a double click.
      await press(picture.closest("p")!, left - 20);
      await press(picture, left + width / 2);
      await userEvent.click(await tool("Picture"));
      return within(await screen.findByRole("dialog", { name: "Picture" }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const dialog = await opened("A meadow");
    const words = dialog.getByLabelText("What is to be seen");
    await expect(words).toHaveValue("A meadow");
    await userEvent.click(dialog.getByRole("button", { name: "Choose another…" }));
    await userEvent.clear(words);
    await userEvent.type(words, "A beach");
    await userEvent.click(dialog.getByRole("button", { name: "Change picture" }));
    await closed();
    await waitFor(() => expect(value()).toBe('<p>Before <img src="/media/summer.webp" alt="A beach"> after</p>'));

    await userEvent.click((await opened("A beach")).getByRole("button", { name: "Remove picture" }));
    await closed();
    await waitFor(() => expect(value()).toBe("<p>Before  after</p>"));
  },
};

export const NoPicturesNow: Story = {
  args: { choosePicture: fn(), noPictures: "Choose the operator or brand first." },
  play: async ({ args }) => {
    const picture = await tool("Picture");
    await expect(picture).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(picture);
    await expect(args.choosePicture).not.toHaveBeenCalled();
  },
};
