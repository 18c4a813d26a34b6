import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { filledSink } from "./story-sink-schema.ts";
import { footerScrollPadding } from "../../focus/footer-scroll-padding.ts";
import { hiddenFocusIn } from "../../testing/hidden-focus-in.ts";
import meta from "./kitchen-sink.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Kitchen sink",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: {
    values: { ...filledSink, name: "", payout: "", countries: [], levels: [], headers: [], tags: [], budget: "" },
  },
  play: async ({ args, canvas }) => {
    /** Presses Tab until the element with this name has the focus. */
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 25; step += 1) {
        await userEvent.tab();
        const now = document.activeElement;
        const named = now?.getAttribute("aria-label") ?? (now as HTMLInputElement | null)?.labels?.[0]?.textContent;
        if (name.test(named || now?.textContent || "")) return;
      }
      throw new Error(`Tab does not come to ${String(name)}.`);
    };
    await tabTo(/^Name/);
    await userEvent.keyboard("Winter races");
    await tabTo(/^Countries/);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Countries" })).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}{Escape}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Countries" })).toHaveFocus());
    await tabTo(/^Automatic/);
    await userEvent.keyboard(" {ArrowDown}");
    await tabTo(/^Tags/);
    await userEvent.keyboard("vip{Enter}winter{Enter}");
    await tabTo(/^English/);
    await userEvent.keyboard("{ArrowRight}");
    await tabTo(/^Conditions, Arabic/);
    await userEvent.keyboard("مرة");
    await tabTo(/^Budget/);
    await userEvent.keyboard("1500.5");
    await tabTo(/^Share/);
    await userEvent.keyboard("{ArrowUp}");
    await tabTo(/^Add level/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 1, Share" })).toHaveFocus());
    await userEvent.keyboard("15");
    await tabTo(/^Add a header/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Headers, key 1" })).toHaveFocus());
    await userEvent.keyboard("accept{Tab}*/*");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: "Winter races",
        countries: ["at", "de"],
        payout: "manual",
        tags: ["vip", "winter"],
        conditions: { en: "One per client.", ar: "مرة" },
        budget: "1500.5",
        share: "13.0",
        levels: [{ from: "0", share: "15" }],
        headers: { accept: "*/*" },
      }),
    );
  },
};

/** In a low window the sticky bar covers no focused field (WCAG 2.4.11). */
export const FocusInView: Story = {
  decorators: [
    (Story) => (
      <div data-scroller className="h-80 overflow-y-auto">
        <Story />
        <div ref={footerScrollPadding} className="sticky bottom-0 bg-canvas py-8">
          <button type="button">Back to the list</button>
        </div>
      </div>
    ),
  ],
  play: async () => {
    const scroller = document.querySelector<HTMLElement>("[data-scroller]")!;
    await waitFor(() => expect(scroller.style.scrollPaddingBlockEnd).not.toBe(""));
    const reached = [
      ...scroller.querySelectorAll<HTMLElement>("button, input, select, textarea, [contenteditable], [tabindex='0']"),
    ].filter((it) => it.tabIndex >= 0 && it.getClientRects().length > 0);
    await expect(reached.length).toBeGreaterThan(20);
    const hidden = new Set<string | undefined>();
    for (const element of [...reached, ...reached.toReversed()]) {
      element.focus();
      hidden.add(hiddenFocusIn());
    }
    await expect([...hidden].filter(Boolean)).toEqual([]);
  },
};
